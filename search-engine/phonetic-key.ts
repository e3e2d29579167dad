const spellings: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'ç'],
  [/ph/g, 'f'],
  [/qu(?=[ei])/g, 'k'],
  [/c(?=[eiy])|z|x/g, 's'],
  [/ck|c|q/g, 'k'],
  [/v/g, 'b'],
  [/ll|y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/gu, '$1'],
]

/**
 * How a word sounds to a Dominican, roughly: `ifone` and `iphone`, `selular` and `celular`, `cavle` and `cable` are the
 * same.
 */
export function phoneticKey(word: string): string {
  return spellings.reduce((sound, [spelling, instead]) => sound.replace(spelling, instead), word)
}
