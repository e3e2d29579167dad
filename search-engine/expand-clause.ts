import { joinTokens } from './compounds.ts'
import { fuzzyMatch } from './fuzzy-match.ts'
import type { JudgedIndex } from './word-importance.ts'
import type { PostingList } from './posting-list.ts'
import { type Clause, exactClause } from './query.ts'
import { stemOf } from './stemmer.ts'
import { type Expansion, expandPhrase, expandTerm, expandWord } from './term-expansion.ts'
import { type Token, hasDigit, isNumber } from './tokenizer.ts'

const prefixWeight = 0.6
const prefixWordsMax = 120
const prefixExpansionsMax = 24
const prefixLengthMin = 3

interface ClausePlace {
  /** It is the last one, so that it may be unfinished. */
  isLast: boolean
  /** It is the only word of the query. */
  isAlone: boolean
}

/**
 * A clause with the terms that match it: as a phrase of the thesaurus; else the word, its concepts and the words that it
 * begins; else the words that it may be a typo of. `isLast` is the word that may still be unfinished;
 * a common word is so only where it is the whole query.
 */
export function expandClause(index: JudgedIndex, tokens: readonly Token[], place: ClausePlace): Clause {
  const { isLast, isAlone } = place
  const phrase = expandAsPhrase(index, tokens)
  if (phrase.length > 0) return exactClause(tokens, phrase)
  const word = joinTokens(tokens)
  const exact = expandWord(index, word)
  const { thesaurus } = index
  // `iphone 13 pro` is whole: it looks for no protector.
  const isWhole = exact.length > 0 && !isAlone && thesaurus.isEdition(word)
  const isDigit = !isAlone && isLast && word.length === 1 && isNumber(word)
  const isBegun = !isWhole && (isDigit || mayBePrefix(word, exact, isLast)) && (isAlone || !thesaurus.isCommon(word))
  const prefixed = isBegun ? expandPrefix(index, word, exact) : []
  if (exact.length > 0 && isBeginning(index, word, prefixed)) {
    return exactClause(tokens, [...exact.map((one) => ({ ...one, weight: one.weight * beginningWeight })), ...prefixed])
  }
  if (exact.length + prefixed.length > 0) return exactClause(tokens, [...exact, ...prefixed])
  return fuzzyMatch(index, tokens, { isUnfinished: isLast }) ?? exactClause(tokens, [])
}

function expandAsPhrase(index: JudgedIndex, tokens: readonly Token[]): Expansion[] {
  if (tokens.length < 2) return []
  const stems = tokens.map(({ word }) => stemOf(word))
  const [phrase] = index.thesaurus.phrasesIn(tokens, stems)
  return phrase ? expandPhrase(index, tokens, phrase.concept) : []
}

const beginningLengthMax = 3
const beginningTimes = 2
/** What such a word itself weighs beside the words that it begins. */
const beginningWeight = 0.5

/**
 * Whether a short word is rather the beginning of another one although some document contains it: `sam` is a part of few
 * models' numbers and begins `samsung`.
 */
function isBeginning(index: JudgedIndex, word: string, prefixed: readonly Expansion[]): boolean {
  const { thesaurus, words, importance } = index
  if (prefixed.length === 0 || word.length > beginningLengthMax || thesaurus.isKnown(stemOf(word))) return false
  const most = words
    .mostFrequent(word, prefixExpansionsMax)
    .reduce(
      (best, id) => (words.wordOf(id) === word ? best : Math.max(best, importance.importanceOf(words.wordOf(id)))),
      0,
    )
  return most > beginningTimes * importance.importanceOf(word)
}

/**
 * `12` may become `128` while it is typed, but where documents contain 12 it is taken for the whole number. A single digit
 * behind other words may be either.
 */
function mayBePrefix(word: string, exact: readonly Expansion[], isLast: boolean): boolean {
  return isLast ? exact.length === 0 || !isNumber(word) : exact.length === 0 && word.length >= prefixLengthMin
}

/** The terms of the words that begin with `prefix`, without those in `exact`: at most 24, those that say most of what documents are. */
function expandPrefix(index: JudgedIndex, prefix: string, exact: readonly Expansion[]): Expansion[] {
  // Beside a whole word only the words themselves count: `pro` must not match everything that `protector` means.
  const expand = (word: string) =>
    exact.length > 0 ? expandTerm(index, stemOf(word), prefixWeight) : expandWord(index, word, prefixWeight)
  const best = new Map<PostingList, number>()
  for (const { postings, weight } of wordsWithPrefix(index, prefix).flatMap(expand)) {
    if (exact.every((one) => one.postings !== postings)) best.set(postings, Math.max(weight, best.get(postings) ?? 0))
  }
  return [...best].slice(0, prefixExpansionsMax).map(([postings, weight]) => ({ postings, weight }))
}

const digits = [...'0123456789']

/** Whether a number may become a word with one more digit: `12` is the beginning of `128`, `8` of no 8 GB, and `5` of no 5G or 5000. */
const mayContinue = (number: string, word: string): boolean => {
  const length = /^\d+/.exec(word)?.[0].length ?? 0
  return length <= number.length + 1 && !/^\d+(?:gb|gbram|tb|g|w|m|mah|hz)$/.test(word)
}

/** A prefix of letters begins words, else compounds (`ari` begins `aria12`); one with digits begins compounds. */
function wordsWithPrefix({ words, compounds, importance }: JudgedIndex, prefix: string): string[] {
  const compoundsFound = () => {
    const found = compounds.withPrefix(prefix, prefixWordsMax)
    if (!isNumber(prefix)) return found
    // The numbers with one more digit may stand behind many longer ones.
    const longer = digits.map((digit) => prefix + digit)
    return [...new Set([...longer, ...found.filter((word) => mayContinue(prefix, word))])]
  }
  if (hasDigit(prefix)) return compoundsFound()
  const judged = words.mostFrequent(prefix, prefixWordsMax).map((id) => {
    const word = words.wordOf(id)
    return { word, importance: importance.importanceOf(word) }
  })
  const found = judged.sort((a, b) => b.importance - a.importance).map(({ word }) => word)
  return found.length === 0 && prefix.length >= prefixLengthMin ? compoundsFound() : found
}
