import { correctedText } from './corrected-text.ts'
import { fuzzyMatch } from './fuzzy-match.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { parseQuery } from './parse-query.ts'
import type { PostingList } from './posting-list.ts'
import { type Clause, type Query, exactClause, matchedClauses } from './query.ts'
import type { Scorer } from './scorer.ts'
import { stemOf } from './stemmer.ts'
import { expandTerm } from './term-expansion.ts'
import { phraseKey } from './term-keys.ts'
import { type WordMatches, noMatches } from './text-matches.ts'
import type { Concept } from './thesaurus.ts'

const phraseWeight = 0.2
const compoundWeight = 0.05
const phraseWordsMax = 6
/** The corrected query may need a second correction, for instance where a word was left out as well. */
const correctionsMax = 2

/** A concept that says little beside another word, so that a query matches without it as well. */
export interface OptionalConcept {
  concept: Concept
  /** Documents with this term are tried first in its place. */
  replacement: string
}

/** What a search by words needs. */
export interface WordSearch {
  index: InvertedIndex
  scorer: Scorer
  optional: OptionalConcept | undefined
}

/**
 * The documents that match the words of a query. A query with a mistyped word is searched once more with the correction
 * in its place, so that it matches exactly what the correct query would.
 */
export function searchWords(search: WordSearch, q: string, corrections = 0): WordMatches {
  const query = parseQuery(search.index, q)
  const matches = searchQuery(search, { ...query, clauses: chooseAlternatives(search.scorer, query.clauses) })
  const { corrected } = matches
  if (!corrected || corrected === q || corrections === correctionsMax) return matches
  const again = searchWords(search, corrected, corrections + 1)
  return again.docs.length > 0 ? { ...again, corrected: again.corrected ?? corrected } : matches
}

/**
 * The clauses with one reading of each mistyped word: the likeliest that some document matches along with all other
 * clauses, else the likeliest.
 */
function chooseAlternatives(scorer: Scorer, clauses: readonly Clause[]): Clause[] {
  const matched = matchedClauses(clauses)
  return clauses.map((clause) => {
    if (clause.alternatives.length < 2) return clause
    const others = matched.filter((other) => other !== clause)
    const hasMatches = (choice: Clause) => others.length === 0 || scorer.matchAll([...others, choice]) > 0
    return clause.alternatives.find(hasMatches) ?? (clause.alternatives[0] as Clause)
  })
}

/** Tries the query as it is, then with one clause less or corrected, and at last the documents with most clauses. */
function searchQuery(search: WordSearch, query: Query): WordMatches {
  const matched = matchedClauses(query.clauses)
  if (matched.length === 0) return noMatches
  if (matched.length === query.clauses.length) {
    const count = search.scorer.matchAll(matched)
    if (count > 0) return collect(search, query, count)
    const matches = searchWithoutOptional(search, query) ?? searchWithTypo(search, query)
    if (matches) return matches
  }
  return { ...collect(search, query, search.scorer.matchMost(matched)), isComplete: false }
}

/**
 * No document matches all clauses, and one of them has the optional concept: its replacement is searched in its place,
 * then the other clauses alone. With `phone` optional, `charger for phones` gives the chargers for any phone.
 */
function searchWithoutOptional(search: WordSearch, query: Query): WordMatches | undefined {
  const { index, scorer, optional } = search
  if (!optional) return undefined
  const isOptional = (word: string) => index.thesaurus.conceptsOf(stemOf(word)).includes(optional.concept)
  const others = query.clauses.filter(({ tokens }) => tokens.some(({ word }) => !isOptional(word)))
  if (others.length === query.clauses.length || others.length === 0) return undefined
  const replacement = exactClause([], expandTerm(index, optional.replacement, 1))
  for (const clauses of [[...others, replacement], others]) {
    const count = scorer.matchAll(clauses)
    if (count > 0) return collect(search, query, count)
  }
  return undefined
}

/** No document matches all clauses although each word is known: one may be another word, mistyped (`seda` for `senda`). */
function searchWithTypo(search: WordSearch, query: Query): WordMatches | undefined {
  for (const clause of query.clauses) {
    const corrected = fuzzyMatch(search.index, clause.tokens, { isUnfinished: false })
    for (const alternative of corrected?.alternatives ?? []) {
      const clauses = query.clauses.map((one) => (one === clause ? alternative : one))
      const count = search.scorer.matchAll(clauses)
      if (count > 0) return collect(search, { ...query, clauses }, count)
    }
  }
  return undefined
}

/** The matches with their scores, raised where a document has a whole phrase or a compound of the query. */
function collect({ index, scorer }: WordSearch, query: Query, count: number): WordMatches {
  scorer.boost(phrasesIn(index, query), phraseWeight)
  scorer.boost(
    query.compounds.flatMap((compound) => index.postingsOf(compound) ?? []),
    compoundWeight,
  )
  return { ...scorer.collect(count), corrected: correctedText(query), isComplete: true }
}

/** The documents whose phrases the corrected query names whole: every row of up to six of its words is tried. */
function phrasesIn(index: InvertedIndex, { clauses, tokens }: Query): PostingList[] {
  const corrections = new Map(
    clauses.flatMap(({ tokens: [first], correction }) => (correction ? [[first, correction.word] as const] : [])),
  )
  const words = tokens.map((token) => ({ word: corrections.get(token) ?? token.word }))
  const found: PostingList[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 1; until <= Math.min(words.length, from + phraseWordsMax); until += 1) {
      const postings = index.postingsOfPhrase(phraseKey(index.thesaurus, words.slice(from, until)))
      if (postings && !found.includes(postings)) found.push(postings)
    }
  }
  return found
}
