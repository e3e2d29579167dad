import { describedChief } from './chief-kind.ts'
import { chooseAlternatives } from './choose-alternatives.ts'
import { collectMatches } from './collect-matches.ts'
import { correctedText } from './corrected-text.ts'
import { withoutDescription } from './described-kind.ts'
import { fuzzyMatch } from './fuzzy-match.ts'
import { onlyOfKinds } from './judged-kind.ts'
import { markMadeFor } from './made-for.ts'
import { withMeantModels } from './meant-models.ts'
import { textWithMeantNames } from './meant-names.ts'
import { nearestText } from './nearest-text.ts'
import { searchWithoutOptional } from './optional-concept.ts'
import { parseQuery } from './parse-query.ts'
import { type Clause, type Query, isNumberClause, matchedClauses } from './query.ts'
import { isOfOtherKinds } from './required-kinds.ts'
import { searchPartly } from './search-partly.ts'
import { searchWhole } from './search-whole.ts'
import { type WordMatches, noMatches } from './text-matches.ts'
import type { WordSearch } from './word-search.ts'

/** The corrected query may need a second correction, for instance where a word was left out as well. */
const correctionsMax = 2

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
  if (isLeftWithNumbers(chosen)) return noMatches
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

/** Whether nothing but numbers is left of a query whose other words no document has: `zenfone 9` looks for no 9. */
const isLeftWithNumbers = ({ clauses }: Query): boolean =>
  clauses.some((clause) => clause.expansions.length === 0 && !isNumberClause(clause)) &&
  matchedClauses(clauses).every(isNumberClause)

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
    if (completeCount > 0) return searchWhole(search, query, completeCount)
    const isCorrected = query.clauses.some(({ correction }) => correction)
    const matches = searchWithoutOptional(search, query) ?? (isCorrected ? undefined : searchWithTypo(search, query))
    if (matches) return matches
  }
  return searchPartly(search, query, { isNear: completeCount === 0 })
}

/** No document matches all clauses although each word is known: one may be another word, mistyped (`seda` for `senda`). */
function searchWithTypo(search: WordSearch, query: Query): WordMatches | undefined {
  for (const clause of query.clauses) {
    const corrected = fuzzyMatch(search.index, clause.tokens, { isUnfinished: false })
    for (const alternative of corrected?.alternatives ?? []) {
      const clauses = query.clauses.map((one) => (one === clause ? alternative : one))
      const count = search.scorer.matchAll(clauses)
      if (count > 0) return collectMatches(search, { ...query, clauses }, count)
    }
  }
  return undefined
}
