import type { WordMatches } from './search-words.ts'
import type { InvertedIndex } from './inverted-index.ts'
import type { TextMatches } from './text-index.ts'
import { codeKey } from './tokenizer.ts'

export const exactCodeScore = 10
export const codePrefixScore = 5
const prefixLengthMin = 3
const prefixDocsMax = 1_000

/**
 * A search that is a code, or how one begins, has these products first and what else the words mean behind them. A mere
 * number is rather a size (`128`) than how a code begins, where some product bears it.
 */
export function searchCodes(terms: InvertedIndex, q: string, searchWords: () => WordMatches): TextMatches {
  const key = codeKey(q)
  const exact = key ? terms.codes.withKey(key) : []
  // What is made of several words is a name, even where codes are made of names.
  const isOneWord = !/\s/.test(q.trim())
  const begun =
    isOneWord && /\p{N}/u.test(key) && key.length >= prefixLengthMin ? terms.codes.withPrefix(key, prefixDocsMax) : []
  if (isOneWord && exact.length > 0 && /\p{N}/u.test(key)) return merged(exact, begun, undefined)
  const named = q.split(/\s+/).flatMap((word) => (/\p{N}/u.test(word) ? terms.codes.withKey(codeKey(word)) : []))
  const first = [...new Set([...exact, ...named])]
  if (first.length + begun.length === 0) return searchWords()
  const words = searchWords()
  if (!words.isWhole) return merged(first, begun, first.length > 0 ? words : undefined)
  return merged(first, /^\p{N}+$/u.test(key) ? [] : begun, words)
}

function merged(exact: readonly number[], begun: readonly number[], words: TextMatches | undefined): TextMatches {
  const scores = new Map<number, number>()
  words?.docs.forEach((doc, place) => scores.set(doc, words.scores[place] as number))
  for (const doc of begun) scores.set(doc, codePrefixScore)
  for (const doc of exact) scores.set(doc, exactCodeScore)
  const isByCode = exact.length + begun.length > 0
  return {
    docs: Uint32Array.from(scores.keys()),
    scores: Float32Array.from(scores.values()),
    corrected: isByCode ? null : (words?.corrected ?? null),
  }
}
