/** How many typos a fuzzy match may have: none below four letters, one below six, else two. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

const shortLength = 4

/**
 * Whether a word that is one typo from another may be it, mistyped. So little of a short word is left beside a wrong letter
 * that in four letters a letter behind the first may be missing or two neighbours swapped, and none be wrong; in five
 * letters another one than the first may be wrong as well.
 */
export function isLikelyTypo(word: string, other: string): boolean {
  if (word.length > shortLength + 1) return true
  const isFirstRight = word[0] === other[0]
  return word.length > shortLength
    ? isFirstRight || lacksOrSwaps(word, other)
    : isFirstRight && lacksOrSwaps(word, other)
}

/** Whether one typo only left a letter of a word out, or swapped two: all that is there of it is right. */
export function lacksOrSwaps(word: string, other: string): boolean {
  if (other.length !== word.length) return other.length === word.length + 1
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  return word[at] === other[at + 1] && word[at + 1] === other[at]
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [Uint8Array, Uint8Array, Uint8Array]

/**
 * The number of letters to insert, remove, change or swap with their neighbour that turns one word into the other
 * (optimal string alignment distance): `glaxy` is 1 from `galaxy`. Returns `max + 1` as soon as the distance exceeds
 * `max`. A word may have at most 62 letters.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  // row[j] is the distance between the first i letters of `a` and the first j letters of `b`.
  let [beforeLast, last, row] = rows
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i
    let least = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1)
      let value = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (letter === other ? 0 : 1),
      )
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        value = Math.min(value, (beforeLast[j - 2] as number) + 1)
      }
      row[j] = value
      if (value < least) least = value
    }
    if (least > max) return max + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length] as number, max + 1)
}
