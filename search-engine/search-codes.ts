import type { InvertedIndex } from './inverted-index.ts'
import { type TextMatches, type WordMatches, noMatches } from './text-matches.ts'
import { codeKey, hasDigit } from './tokenizer.ts'

// Above every score of words, which is about 1.
const exactCodeScore = 10
const codePrefixScore = 5
const prefixLengthMin = 3
const prefixDocsMax = 1_000

/** Before a code it asks for that alone: the letters of a code are no sign of how much of it was typed. */
const exactly = '='

/** A query that finds the documents with exactly these codes, and none whose code continues one or is written otherwise. */
export const exactCodesQuery = (codes: readonly string[]): string => codes.map((code) => `${exactly}${code}`).join('')

/** Whether a query names codes exactly. */
export const namesCodes = (q: string): boolean => q.startsWith(exactly)

/** A query as people read it. */
export const shownQuery = (q: string): string => (namesCodes(q) ? q.split(exactly).filter(Boolean).join(' ') : q)

/**
 * The matches of a query that may be a code. Documents with exactly that code come first, then those whose code begins
 * with it, then those that match it as words. A query of one word with a digit that is exactly a code, such as
 * `cel-0010`, searches no words. `128` is a size where documents contain that number, and the beginning of a code only
 * where none does.
 */
export function searchCodes(index: InvertedIndex, q: string, searchWords: () => WordMatches): TextMatches {
  const written = namesCodes(q) ? q.split(exactly).flatMap((code) => index.withCode(code)) : []
  if (written.length > 0) return merge(written, [], undefined)
  const key = codeKey(q)
  const exact = key ? index.codes.withKey(key) : []
  if (namesCodes(q) && exact.length > 0) return merge(exact, [], undefined)
  // Several words are a name, even where codes consist of names.
  const isCode = !/\s/.test(q.trim()) && hasDigit(key)
  const prefixed = isCode && key.length >= prefixLengthMin ? index.codes.withPrefix(key, prefixDocsMax) : []
  if (isCode && exact.length > 0) return merge(exact, prefixed, undefined)
  const exactWords = q.split(/\s+/).flatMap((word) => (hasDigit(word) ? index.codes.withKey(codeKey(word)) : []))
  const first = [...new Set([...exact, ...exactWords])]
  if (first.length + prefixed.length === 0) return searchWords()
  const words = searchWords()
  if (!words.isComplete) return merge(first, prefixed, first.length > 0 ? words : undefined)
  return merge(first, /^\p{N}+$/u.test(key) ? [] : prefixed, words)
}

function merge(exact: readonly number[], prefixed: readonly number[], words: TextMatches | undefined): TextMatches {
  const scores = new Map<number, number>()
  words?.docs.forEach((doc, place) => scores.set(doc, words.scores[place] as number))
  for (const doc of prefixed) scores.set(doc, codePrefixScore)
  for (const doc of exact) scores.set(doc, exactCodeScore)
  const isByCode = exact.length + prefixed.length > 0
  return {
    ...noMatches,
    preferences: words?.preferences ?? [],
    docs: Uint32Array.from(scores.keys()),
    scores: Float32Array.from(scores.values()),
    isNear: !isByCode && (words?.isNear ?? false),
    corrected: isByCode ? null : (words?.corrected ?? null),
  }
}
