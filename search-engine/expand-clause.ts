import { joinTokens } from './compounds.ts'
import { fuzzyMatch } from './fuzzy-match.ts'
import type { InvertedIndex } from './inverted-index.ts'
import type { PostingList } from './posting-list.ts'
import { type Clause, exactClause } from './query.ts'
import { stemOf } from './stemmer.ts'
import { type Expansion, expandPhrase, expandTerm, expandWord } from './term-expansion.ts'
import { type Token, hasDigit, isNumber } from './tokenizer.ts'

const prefixWeight = 0.6
const prefixWordsMax = 120
const prefixExpansionsMax = 24
const prefixLengthMin = 3

/**
 * A clause with the terms that match it: as a phrase of the thesaurus; else the word, its concepts and the words that it
 * begins; else the words that it may be a typo of. `isLast` is the word that may still be unfinished.
 */
export function expandClause(index: InvertedIndex, tokens: readonly Token[], { isLast }: { isLast: boolean }): Clause {
  const phrase = expandAsPhrase(index, tokens)
  if (phrase.length > 0) return exactClause(tokens, phrase)
  const word = joinTokens(tokens)
  const exact = expandWord(index, word)
  const prefixed = mayBePrefix(word, exact, isLast) ? expandPrefix(index, word, exact) : []
  if (exact.length + prefixed.length > 0) return exactClause(tokens, [...exact, ...prefixed])
  return fuzzyMatch(index, tokens, { isUnfinished: isLast }) ?? exactClause(tokens, [])
}

function expandAsPhrase(index: InvertedIndex, tokens: readonly Token[]): Expansion[] {
  if (tokens.length < 2) return []
  const stems = tokens.map(({ word }) => stemOf(word))
  const [phrase] = index.thesaurus.phrasesIn(tokens, stems)
  return phrase ? expandPhrase(index, tokens, phrase.concept) : []
}

/** `12` may become `128` while it is typed, but where documents contain 12 it is taken for the whole number. */
function mayBePrefix(word: string, exact: readonly Expansion[], isLast: boolean): boolean {
  return isLast ? exact.length === 0 || !isNumber(word) : exact.length === 0 && word.length >= prefixLengthMin
}

/** The terms of the words that begin with `prefix`, without those in `exact`: at most 24, the most frequent ones. */
function expandPrefix(index: InvertedIndex, prefix: string, exact: readonly Expansion[]): Expansion[] {
  // Beside a whole word only the words themselves count: `pro` must not match everything that `protector` means.
  const expand = (word: string) =>
    exact.length > 0 ? expandTerm(index, stemOf(word), prefixWeight) : expandWord(index, word, prefixWeight)
  const best = new Map<PostingList, number>()
  for (const { postings, weight } of wordsWithPrefix(index, prefix).flatMap(expand)) {
    if (exact.every((one) => one.postings !== postings)) best.set(postings, Math.max(weight, best.get(postings) ?? 0))
  }
  const expansions = [...best].map(([postings, weight]) => ({ postings, weight }))
  return expansions.sort((a, b) => b.postings.length - a.postings.length).slice(0, prefixExpansionsMax)
}

/** A prefix of letters begins words, else compounds (`ari` begins `aria12`); one with digits begins compounds. */
function wordsWithPrefix({ words, compounds }: InvertedIndex, prefix: string): string[] {
  const compoundsFound = () => compounds.withPrefix(prefix, prefixWordsMax)
  if (hasDigit(prefix)) return compoundsFound()
  const found = words.withPrefix(prefix, prefixWordsMax).map((id) => words.wordOf(id))
  return found.length === 0 && prefix.length >= prefixLengthMin ? compoundsFound() : found
}
