import { joinTokens } from './compounds.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { intersectionSize } from './posting-list.ts'
import { isModelNumber } from './query.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'
import { type Token, hasDigit, isNumber } from './tokenizer.ts'

/**
 * The tokens of a query by clause. Phrases of the thesaurus come first (`power bank`), then words of the index that are
 * written together (`iphone13`) or apart (`one plus`), then single words. Stop words are dropped, unless there is nothing
 * else.
 */
export function groupTokens(index: InvertedIndex, tokens: readonly Token[]): Token[][] {
  const phraseAt = phrasesByPlace(index, tokens)
  const phrases = new Map<number, Token[]>()
  const groups: Token[][] = []
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] as Token
    const phrase = phraseAt.get(place)
    if (phrase !== undefined) {
      const known = phrases.get(phrase)
      if (known) known.push(token)
      else {
        const group = [token]
        phrases.set(phrase, group)
        groups.push(group)
      }
      continue
    }
    const word = oneWordFrom(index, tokens, place)
    const isInPhrase = word.some((_, nth) => phraseAt.has(place + nth))
    groups.push(isInPhrase ? [token] : word)
    if (!isInPhrase) place += word.length - 1
  }
  const significant = groups.filter(
    (group) => group.length > 1 || !saysNothing(index, tokens, tokens.indexOf(group[0] as Token)),
  )
  return significant.length > 0 ? significant : groups
}

/**
 * Whether a word says nothing: a stop word, or one that is a name elsewhere, as the `a` of `want a phone` and the `mi` of
 * `para mi celular`, and not those of `samsung a` and `mi 11`.
 */
function saysNothing({ thesaurus }: InvertedIndex, tokens: readonly Token[], place: number): boolean {
  const { word } = tokens[place] as Token
  if (thesaurus.isStopWord(word)) return true
  const [previous, next, behind] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
  if (next && behind && thesaurus.isSetWord(word) && thesaurus.isStopWord(next.word))
    return thesaurus.conceptsOf(stemOf(behind.word)).some(thesaurus.isKind)
  if (!thesaurus.isParticle(word) || (next && isNumber(next.word))) return false
  return previous ? thesaurus.isStopWord(previous.word) : next !== undefined && thesaurus.isOpening(word)
}

/** For each place in a phrase of the thesaurus, which of the phrases it is in. */
function phrasesByPlace({ thesaurus }: InvertedIndex, tokens: readonly Token[]): Map<number, number> {
  const stems = tokens.map(({ word }) => stemOf(word))
  const phraseAt = new Map<number, number>()
  thesaurus.phrasesIn(tokens, stems).forEach(({ places }, nth) => places.forEach((place) => phraseAt.set(place, nth)))
  return phraseAt
}

/**
 * The tokens from a place on that are one word of the index: those written without a space (`iphone13`, `sm-g991b`), or
 * two that the index writes as one; else the first token alone.
 */
function oneWordFrom(index: InvertedIndex, tokens: readonly Token[], place: number): Token[] {
  const first = tokens[place] as Token
  const end = tokens.findIndex((token, at) => at > place && token.group !== first.group)
  const isLast = end < 0
  const group = tokens.slice(place, isLast ? undefined : end)
  const word = joinTokens(group)
  const isKnown =
    expandWord(index, word).length > 0 || (isLast && hasDigit(word) && index.compounds.withPrefix(word, 1).length > 0)
  return group.length > 1 && (isKnown || isWhole(index, group)) ? group : twoWordsAsOne(index, tokens, place)
}

const wholeCode = /^(?:\p{L}{2}\d{1,3}|\d{1,4}(?:gb|tb|gbram))$/u

/**
 * Whether tokens are the number of a model or a measure, which stays whole where no document has it: `s7` is neither a `7s`
 * nor each `S` with a 7, and `3m` no `3.5 mm`. An unfinished measure is none yet.
 */
function isWhole({ compounds }: InvertedIndex, tokens: readonly Token[]): boolean {
  const word = joinTokens(tokens)
  return (isModelNumber(tokens) || wholeCode.test(word)) && compounds.withPrefix(word, 1).length === 0
}

/**
 * `one plus` where documents contain `oneplus`, and either none contains the one or the other word, or fewer contain
 * both; else the first token alone.
 */
function twoWordsAsOne(index: InvertedIndex, tokens: readonly Token[], place: number): Token[] {
  const [first, second] = tokens.slice(place, place + 2)
  if (!first || !second || isNumber(first.word) || isNumber(second.word)) return first ? [first] : []
  // The letter of a model's number is no plural: `galaxy s7` is not `galaxys 7`.
  const isPlural = stemOf(first.word + second.word) === stemOf(first.word)
  const isOneWord = !isPlural && expandWord(index, first.word + second.word).length > 0
  const isUnknown = () => expandWord(index, first.word).length === 0 || expandWord(index, second.word).length === 0
  return isOneWord && (isUnknown() || isLikelierAsOne(index, first, second)) ? [first, second] : [first]
}

function isLikelierAsOne(index: InvertedIndex, first: Token, second: Token): boolean {
  const [asOne, one, other] = [first.word + second.word, first.word, second.word].map((word) =>
    index.postingsOf(stemOf(word)),
  )
  return (asOne?.length ?? 0) > (one && other ? intersectionSize(one, other) : 0)
}
