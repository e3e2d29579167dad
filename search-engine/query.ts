import { compoundsIn } from './compounds.ts'
import { phrasesIn } from './thesaurus.ts'
import { splitCompounds } from './split-compounds.ts'
import { stopWords } from './synonyms.ts'
import { intersectionSize } from './posting-list.ts'
import { type Expansion, type InvertedIndex, expandTerm, expandWord, expandPhrase } from './inverted-index.ts'
import { type Token, isNumber, queryWordsMax, normalize, stemOf, tokenize } from './tokenizer.ts'

/** One thing that a search asks for: a word, or several that are one (`power bank`, `iphone13`). */
export interface Clause {
  tokens: Token[]
  /** What answers it; empty where no document bears it, whatever is forgiven. */
  expansions: Expansion[]
  /** The word that was searched instead, where there is one. */
  correction: { word: string; shown: string } | undefined
  /** Where a word was mistyped, the words that it may be, each as a unit of its own, the likeliest first. */
  alternatives: readonly Clause[]
}

export interface Query {
  /** The text that the tokens' places are of. */
  text: string
  tokens: Token[]
  clauses: Clause[]
  /** Words and numbers that stand beside each other, as one word. */
  compounds: string[]
}

const prefixWorth = 0.6
const typoWorth = 0.55
const prefixWordsMax = 120
const prefixExpansionsMax = 24
const typoWordsMax = 3

/** What a search asks for. The last word may be only begun, where `isTyping`. */
export function parseQuery(terms: InvertedIndex, q: string): Query {
  const text = normalize(q.trim())
  const tokens = splitCompounds(terms, tokenize(text).slice(0, queryWordsMax * 2))
  const units = groupTokens(terms, tokens).slice(0, queryWordsMax)
  const last = units.at(-1)
  return {
    text,
    tokens,
    clauses: units.map((group) => expandClause(terms, group, group === last && group.at(-1) === tokens.at(-1))),
    compounds: compoundsIn(tokens).flatMap(({ joined }) => (/\p{N}/u.test(joined) ? [joined] : [])),
  }
}

/**
 * The tokens of a search by unit: phrases of the table first, then what is written together, then single words; fill
 * words go.
 */
function groupTokens(terms: InvertedIndex, tokens: readonly Token[]): Token[][] {
  const stems = tokens.map(({ word }) => stemOf(word))
  const taken = new Map<number, number>()
  phrasesIn(tokens, stems).forEach(({ places }, number) => places.forEach((place) => taken.set(place, number)))
  const units: Token[][] = []
  const phrases = new Map<number, Token[]>()
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] as Token
    const number = taken.get(place)
    if (number !== undefined) {
      const known = phrases.get(number)
      if (known) known.push(token)
      else units.push(phrases.set(number, [token]).get(number) as Token[])
      continue
    }
    const together = writtenTogether(terms, tokens, place)
    if (together.some((_, index) => taken.has(place + index))) units.push([token])
    else {
      units.push(together)
      place += together.length - 1
    }
  }
  const telling = units.filter((unit) => unit.length > 1 || !stopWords.has((unit[0] as Token).word))
  return telling.length > 0 ? telling : units
}

/**
 * The tokens that are one word from this place on: `iphone13` and `sm-g991b` where the store has such a word, else the
 * first alone.
 */
function writtenTogether(terms: InvertedIndex, tokens: readonly Token[], place: number): Token[] {
  const first = tokens[place] as Token
  const end = tokens.findIndex((token, index) => index > place && token.group !== first.group)
  const group = tokens.slice(place, end < 0 ? undefined : end)
  const word = joinedWord(group)
  const isLast = end < 0
  const isKnown =
    expandWord(terms, word).length > 0 ||
    (isLast && /\p{N}/u.test(word) && terms.compounds.withPrefix(word, 1).length > 0)
  return group.length > 1 && isKnown ? group : splitWord(terms, tokens, place)
}

/**
 * `one plus` where the store has `oneplus`, and nothing of the one or of the other, or less that has both; else the
 * first token alone.
 */
function splitWord(terms: InvertedIndex, tokens: readonly Token[], place: number): Token[] {
  const [first, second] = tokens.slice(place, place + 2)
  if (!first || !second || isNumber(first.word) || isNumber(second.word)) return first ? [first] : []
  const isOneWord = expandWord(terms, first.word + second.word).length > 0
  const isNeeded = () => expandWord(terms, first.word).length === 0 || expandWord(terms, second.word).length === 0
  return isOneWord && (isNeeded() || isLikelier(terms, first, second)) ? [first, second] : [first]
}

/** Whether more documents bear two tokens as one word than bear both. */
function isLikelier(terms: InvertedIndex, first: Token, second: Token): boolean {
  const [joined, one, other] = [first.word + second.word, first.word, second.word].map((word) =>
    terms.postingsOf(stemOf(word)),
  )
  return (joined?.length ?? 0) > (one && other ? intersectionSize(one, other) : 0)
}

/** Tokens as one word. */
export const joinedWord = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join('')

function expandClause(terms: InvertedIndex, tokens: Token[], isLast: boolean): Clause {
  const [phrase] =
    tokens.length > 1
      ? phrasesIn(
          tokens,
          tokens.map(({ word }) => stemOf(word)),
        )
      : []
  if (phrase) {
    const expansions = expandPhrase(terms, tokens, phrase.meaning)
    if (expansions.length > 0) return { tokens, expansions, correction: undefined, alternatives: [] }
  }
  const word = joinedWord(tokens)
  const exact = expandWord(terms, word)
  // Who types 12 may be on the way to 128, but who finds a 12 meant it.
  const mayBegin = isLast ? exact.length === 0 || !isNumber(word) : exact.length === 0 && word.length >= 3
  const begun = mayBegin ? prefixed(terms, word, exact) : []
  if (exact.length + begun.length > 0)
    return { tokens, expansions: [...exact, ...begun], correction: undefined, alternatives: [] }
  return fuzzyMatch(terms, tokens, isLast) ?? { tokens, expansions: [], correction: undefined, alternatives: [] }
}

/** The words that begin so, the most frequent ones. */
function prefixed(terms: InvertedIndex, prefix: string, exact: readonly Expansion[]): Expansion[] {
  const { words, compounds } = terms
  const isPlain = !/\p{N}/u.test(prefix)
  const vocabulary = isPlain ? words : compounds
  let found = vocabulary.withPrefix(prefix, prefixWordsMax).map((id) => vocabulary.wordOf(id))
  if (isPlain && found.length === 0 && prefix.length > 2) {
    found = compounds.withPrefix(prefix, prefixWordsMax).map((id) => compounds.wordOf(id))
  }
  const best = new Map<Expansion['postings'], number>()
  // Beside a whole word only the words themselves count: `pro` is not on the way to what a protector means.
  const expand = (word: string) =>
    exact.length > 0 ? expandTerm(terms, stemOf(word), prefixWorth) : expandWord(terms, word, prefixWorth)
  for (const { postings, weight } of found.flatMap(expand)) {
    if (exact.every((one) => one.postings !== postings)) best.set(postings, Math.max(weight, best.get(postings) ?? 0))
  }
  const expansions = [...best].map(([postings, weight]) => ({ postings, weight }))
  return expansions.sort((a, b) => b.postings.length - a.postings.length).slice(0, prefixExpansionsMax)
}

/**
 * A word that nobody bears, read as the nearest one that somebody does, one with a typo or two; `choices` has those
 * that are as near.
 */
export function fuzzyMatch(terms: InvertedIndex, tokens: Token[], isTyping = false): Clause | undefined {
  const word = joinedWord(tokens)
  if (/\p{N}/u.test(word) || word.length < 4) return undefined
  const whole = weigh(terms, word, terms.words.near(word))
  const weighed = whole.length > 0 || !isTyping ? whole : weigh(terms, word, terms.words.nearPrefix(word))
  const nearest = weighed.filter(({ cost }) => cost === weighed[0]?.cost).slice(0, typoWordsMax)
  const alternatives = nearest.map(({ id, expansions }): Clause => {
    const correction = { word: terms.words.wordOf(id), shown: terms.words.shownOf(id) }
    return {
      tokens,
      expansions: expansions.map(({ postings, weight }) => ({ postings, weight: weight * typoWorth })),
      correction,
      alternatives: [],
    }
  })
  const [best] = alternatives
  return best && { ...best, alternatives }
}

interface Weighed {
  id: number
  cost: number
  expansions: Expansion[]
}

/** The words that somebody may have meant, the likeliest first: the nearest, then what most documents bear. */
function weigh(terms: InvertedIndex, word: string, near: readonly { id: number; distance: number }[]): Weighed[] {
  const weighed = near.flatMap(({ id, distance }) => {
    const nearWord = terms.words.wordOf(id)
    if (nearWord === word) return []
    const expansions = expandWord(terms, nearWord)
    const count = expansions.reduce((sum, { postings }) => sum + postings.length, 0)
    // The first letter is seldom the wrong one.
    const cost = distance + (nearWord[0] === word[0] ? 0 : 0.5)
    return count > 0 ? [{ id, cost, count, expansions }] : []
  })
  return weighed.sort((a, b) => a.cost - b.cost || b.count - a.count)
}
