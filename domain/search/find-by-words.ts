import { foldText, queryWords } from './fold-text.ts'

/** Shorter words have too many neighbours for a typo to be recognized. */
const typoLengthMin = 4

/**
 * Those of a few entries whose text contains every word of a query, at any place. Where none does, those of which every
 * word begins like a word of the query with one typo at most: a letter missing, added, replaced, or swapped with the next.
 * All entries for a query without words.
 */
export function findByWords<Entry>(
  entries: readonly Entry[],
  query: string,
  textOf: (entry: Entry) => readonly string[],
): Entry[] {
  const words = queryWords(query)
  const texts = entries.map((entry) => foldText(textOf(entry)))
  const matching = (matches: (text: string, word: string) => boolean) =>
    entries.filter((_, at) => words.every((word) => matches(texts[at] as string, word)))
  const exact = matching((text, word) => text.includes(word))
  return exact.length > 0 ? exact : matching(resembles)
}

function resembles(text: string, word: string): boolean {
  if (text.includes(word)) return true
  if (word.length < typoLengthMin) return false
  return text.split(' ').some((other) => isOneEditFromBeginning(word, other))
}

function isOneEditFromBeginning(word: string, other: string): boolean {
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  const rest = word.slice(at)
  const isSwapped = rest[0] === other[at + 1] && rest[1] === other[at]
  return (
    other.startsWith(rest.slice(1), at) ||
    other.startsWith(rest.slice(1), at + 1) ||
    other.startsWith(rest, at + 1) ||
    (isSwapped && other.startsWith(rest.slice(2), at + 2))
  )
}
