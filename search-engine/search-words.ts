import { chooseAlternatives } from './choose-alternatives.ts'
import { correctedText } from './corrected-text.ts'
import type { FillMatches } from './fill-matches.ts'
import { fuzzyMatch } from './fuzzy-match.ts'
import { withoutDescription } from './described-kind.ts'
import { onlyOfJudgedKind, onlyOfKinds } from './judged-kind.ts'
import { markMadeFor } from './made-for.ts'
import { longerModelsLast, phrasesNamed } from './named-models.ts'
import { textWithMeantNames } from './meant-names.ts'
import { withMeantModels } from './meant-models.ts'
import type { JudgedIndex } from './word-importance.ts'
import { isOnlyBroader, nearestText } from './nearest-text.ts'
import { parseQuery } from './parse-query.ts'
import { namedKinds } from './named-kinds.ts'
import { isOfOtherKinds, requiredOf } from './required-kinds.ts'
import { asChiefKind, describedChief, describes } from './chief-kind.ts'
import {
  type Clause,
  type Query,
  exactClause,
  importanceOf,
  isKindClause,
  isNumberClause,
  matchedClauses,
} from './query.ts'
import type { Scorer } from './scorer.ts'
import { stemOf } from './stemmer.ts'
import { expandTerm } from './term-expansion.ts'
import { type WordMatches, noMatches } from './text-matches.ts'
import type { Concept } from './thesaurus.ts'
import { hasDigit } from './tokenizer.ts'

const phraseShare = 0.2
const preferredShare = 0.06
const preferenceShare = 0.05
const literalShare = 0.07
const editionShare = 0.05
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
  index: JudgedIndex
  scorer: Scorer
  optional: OptionalConcept | undefined
  /** Documents with this term come first where a query names no kind of document. */
  preferredTerm: string | undefined
  /** Documents with this term come last where a query has a number and no edition. */
  editionTerm: string | undefined
  /** Lets documents that miss a word follow where few match all of the query; undefined where nobody reads them. */
  fillMatches: FillMatches | undefined
}

/**
 * The documents that match the words of a query. A query with a mistyped word is searched once more with the correction
 * in its place, so that it matches exactly what the correct query would.
 */
export function searchWords(search: WordSearch, q: string, corrections = 0): WordMatches {
  const { index, scorer } = search
  const typed = parseQuery(index, q)
  const isKnown = typed.clauses.every(isFoundAsTyped)
  const query = isKnown ? typed : withMeantModels(index, scorer, typed)
  const named = isKnown || corrections === correctionsMax ? undefined : textWithMeantNames(index, query)
  const unsold = named === undefined ? undefined : searchWords(search, named, corrections + 1)
  if (unsold && unsold.docs.length === 0 && unsold.nearest !== null) return { ...unsold, corrected: named ?? null }
  const nearest = nearestText(index, query, search.optional?.concept)
  if (nearest !== undefined) return { ...noMatches, nearest: isFound(search, nearest) ? nearest : '' }
  const chosen = { ...query, clauses: chooseAlternatives(search, query) }
  const searchCorrected = (corrected: string | null): WordMatches | undefined => {
    if (!corrected || corrected === q || corrections === correctionsMax) return undefined
    const again = searchWords(search, corrected, corrections + 1)
    return again.docs.length > 0 ? { ...again, corrected: again.corrected ?? corrected } : undefined
  }
  // Where a word is known to be mistyped, the query itself is searched only if the corrected one finds nothing.
  const corrected = matchedClauses(chosen.clauses).length > 0 ? correctedText(index.thesaurus, chosen) : null
  if (corrected !== null) return searchCorrected(corrected) ?? searchQuery(search, chosen)
  const matches = searchQuery(search, chosen)
  if (isKnown && !matches.isComplete) {
    const meant = searchCorrected(correctedText(index.thesaurus, withMeantModels(index, scorer, query)))
    if (meant) return meant
  }
  const { optional, preferredTerm } = search
  const marked = markMadeFor(index, query, matches, { optional: optional?.concept, preferredTerm })
  return searchCorrected(matches.corrected) ?? marked
}

const isFoundAsTyped = ({ expansions, correction }: Clause): boolean => expansions.length > 0 && !correction

const isFound = (search: WordSearch, text: string): boolean =>
  text !== '' && searchWords({ ...search, fillMatches: undefined }, text, correctionsMax).docs.length > 0

/** Tries the query as it is, then with one clause less or corrected, and at last the documents with most clauses. */
function searchQuery(search: WordSearch, query: Query): WordMatches {
  const matched = matchedClauses(query.clauses)
  if (matched.length === 0) return noMatches
  const described = withoutDescription(search.index, query)
  if (described && isOfOtherKinds(search.scorer, described.kinds, matched))
    return { ...searchQuery(search, described.query), isNear: true }
  const chief = describedChief(search.index.thesaurus, query, search.optional?.concept)
  if (chief && chief.expansions.length > 0 && isOfOtherKinds(search.scorer, [chief], matched))
    return { ...onlyOfKinds(search, [chief], searchQuery(search, { ...query, clauses: [chief] })), isNear: true }
  const completeCount = search.scorer.matchAll(matched)
  if (matched.length === query.clauses.length) {
    if (completeCount > 0) {
      const ofKind = onlyOfJudgedKind(search, query, collect(search, query, completeCount))
      const complete = asChiefKind(search.index, query, { matches: ofKind, chief: search.optional?.concept })
      const found = longerModelsLast(search.index, query, search.fillMatches?.(query, complete) ?? complete)
      return isOfBroaderKind(search.index, query) ? { ...found, isNear: true } : found
    }
    const isCorrected = query.clauses.some(({ correction }) => correction)
    const matches = searchWithoutOptional(search, query) ?? (isCorrected ? undefined : searchWithTypo(search, query))
    if (matches) return matches
  }
  const { thesaurus } = search.index
  const kinds = namedKinds(thesaurus, query, search.optional?.concept).filter((kind) => matched.includes(kind))
  const required = requiredOf({ thesaurus, scorer: search.scorer }, kinds)
  // A kind behind a preposition, as the camera of `phone with a good camera`, is not what is looked for.
  const counted = required.length > 0 ? required : matched
  const nearest = completeCount === 0 && required.length > 0 ? textBeside(search, query, required) : null
  // A number says which of the things that the other words name: without them it says nothing.
  // Beside the name of a thing, one of its words in the name of a document says nothing of whether that document fits it.
  const named = required.length > 0 ? required : matched.filter((clause) => !isNumberClause(clause))
  const partly = { clauses: matched, required: named, isAllRequired: nearest !== null }
  const count = search.scorer.matchMost(partly, (clause) =>
    counted.includes(clause) ? importanceOf(thesaurus, clause) : 1,
  )
  return { ...collect(search, query, count), isComplete: false, isNear: completeCount === 0, nearest }
}

/** Whether no document is of a kind that a query names, but of a broader one: there are speakers, and no soundbar. */
const isOfBroaderKind = (index: JudgedIndex, { clauses }: Query): boolean =>
  clauses.some((clause) => isKindClause(index.thesaurus, clause) && isOnlyBroader(index, clause))

/**
 * The words of a query without those of some clauses, where documents match all of them; else without one more that
 * documents match beside these, as `fast` of `fast charger Aria 12 Pro` says which charger; else null.
 */
function textBeside({ scorer }: WordSearch, { text, clauses }: Query, without: readonly Clause[]): string | null {
  const others = clauses.filter((clause) => !without.includes(clause))
  const isFound = (some: readonly Clause[]) => !some.every(isNumberClause) && scorer.isAnyMatching(some)
  const isBeside = (some: readonly Clause[]) => isFound([...without, ...some])
  const fewer = others.filter((one) => isBeside([one])).map((one) => others.filter((other) => other !== one))
  // What is left names no thing of its own where documents match it beside these, as a maker of chargers does.
  const found = [others, ...fewer.filter((some) => !isBeside(some))].find(isFound)
  return found?.flatMap(({ tokens }) => tokens.map(({ from, until }) => text.slice(from, until))).join(' ') ?? null
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
  // What only describes is no thing of its own: `folding phone` looks for no folding stand.
  if (others.every((clause) => describes(index.thesaurus, clause))) return undefined
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

/** The matches with their scores, raised where a document has a whole phrase or the very words of the query. */
function collect(search: WordSearch, query: Query, count: number): WordMatches {
  const { index, scorer, preferredTerm, editionTerm } = search
  const { clauses, preferences, tokens } = query
  const listsOf = (terms: readonly string[]) => terms.flatMap((term) => index.postingsOf(term) ?? [])
  const phrases = phrasesNamed(index, query).map(({ postings }) => postings)
  scorer.boost(phrases, phraseShare)
  boostLiteral(search, query)
  const preferred = preferences.flatMap(({ preference }) => index.thesaurus.stemsOfPreference(preference))
  scorer.boost(listsOf(preferred), preferenceShare)
  if (preferredTerm && !clauses.some((clause) => isKindClause(index.thesaurus, clause))) {
    scorer.boost(listsOf([preferredTerm]), preferredShare)
  }
  const namesEdition = tokens.some(({ word }) => index.thesaurus.isEdition(word))
  if (editionTerm && !namesEdition && tokens.some(({ word }) => hasDigit(word))) {
    scorer.boost(listsOf([editionTerm]), -editionShare)
  }
  return {
    ...noMatches,
    ...scorer.collect(count),
    corrected: correctedText(index.thesaurus, query),
    isComplete: true,
    preferences: [...new Set(preferences.map(({ preference }) => preference))],
  }
}

/** Raises the documents that have the very words of the query, and not only others that mean the same: each word by its part. */
function boostLiteral({ index, scorer }: WordSearch, { tokens }: Query): void {
  const words = tokens.filter(({ word }) => !index.thesaurus.isStopWord(word))
  for (const { word } of words) {
    const postings = index.postingsOf(stemOf(word))
    if (postings) scorer.boost([postings], literalShare / words.length)
  }
}
