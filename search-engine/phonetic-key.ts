/** Spellings of the same sound in Dominican Spanish, with the letter that stands for them in a key, in this order. */
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
 * A key that is equal for words which sound alike to a Dominican: `ifone` and `iphone`, `selular` and `celular`, `cavle`
 * and `cable`. The key of `celular` is `selular`.
 */
export function phoneticKey(word: string): string {
  return spellings.reduce((key, [spelling, letter]) => key.replace(spelling, letter), word)
}
