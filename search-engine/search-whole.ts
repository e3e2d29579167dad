import { asChiefKind, describes } from './chief-kind.ts'
import { collectMatches } from './collect-matches.ts'
import { onlyOfJudgedKind } from './judged-kind.ts'
import { namedKinds } from './named-kinds.ts'
import { longerModelsLast } from './named-models.ts'
import { isOnlyBroader } from './nearest-text.ts'
import { flagsIn } from './posting-list.ts'
import { otherPurposesLast } from './other-purposes.ts'
import { type Clause, type Query, conceptsIn, isKindClause, isVariantClause, namesNothing } from './query.ts'
import { createIsOfKind } from './required-kinds.ts'
import { searchPartly } from './search-partly.ts'
import { stemOf } from './stemmer.ts'
import { type WordMatches, filterMatches, followedBy } from './text-matches.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { JudgedIndex } from './word-importance.ts'
import type { WordSearch } from './word-search.ts'

/**
 * The matches of a query that `count` documents match whole, found by the scorer just before. Where these are only made for
 * what the query names, and others are that itself, those come first.
 */
export function searchWhole(search: WordSearch, query: Query, count: number): WordMatches {
  const { index, scorer, optional } = search
  const all = collectMatches(search, query, count)
  const plain = withoutVariants(search, query, all.docs)
  if (plain) return { ...followedBy(searchWhole(search, plain, scorer.matchAll(plain.clauses)), all), isNear: true }
  const isOfKind = isOfNamedKind(search, query, all.docs)
  if (isOfKind) {
    const ofKind = filterMatches(searchPartly(search, query, { isNear: true, isAllOfKind: true }), isOfKind)
    return ofKind.docs.length > 0 ? followedBy(ofKind, all) : { ...all, isNear: true }
  }
  const judged = onlyOfJudgedKind(search, query, all)
  const complete = asChiefKind(index, query, { matches: judged, chief: optional?.concept })
  const filled = search.fillMatches?.(query, complete) ?? complete
  const isOfAccessory = query.clauses.length > 1 && query.clauses.some((clause) => isAccessory(index.thesaurus, clause))
  const found = longerModelsLast(index, query, isOfAccessory ? otherPurposesLast(search, query, filled) : filled)
  return isOfBroaderKind(index, query) ? { ...found, isNear: true } : found
}

/**
 * Says of a document whether it is of a kind that a query names. Undefined where one of the found documents is, or has
 * exactly the name that is searched, and where the query may name a thing itself.
 */
function isOfNamedKind(
  { index, optional, fieldWeights }: WordSearch,
  query: Query,
  found: Uint32Array,
): ((doc: number) => boolean) | undefined {
  const { thesaurus } = index
  const kinds = namedKinds(thesaurus, query, optional?.concept)
  if (kinds.length === 0 || !namesOnlyKinds(thesaurus, query)) return undefined
  const isOfKind = createIsOfKind(kinds, fieldWeights)
  const isNamedWhole = (doc: number) => index.lengthOf(doc) <= query.tokens.length
  return found.some((doc) => isOfKind(doc) || isNamedWhole(doc)) ? undefined : isOfKind
}

/**
 * The query without words for colours and the like, where these bring in accessories in the place of the device that it
 * names: `aria 12 purple` means the phone, and no case. Undefined for any other query.
 */
function withoutVariants(
  { index, scorer, preferredTerm }: WordSearch,
  query: Query,
  docs: Uint32Array,
): Query | undefined {
  const { thesaurus } = index
  const devices = preferredTerm === undefined ? undefined : index.postingsOf(preferredTerm)
  const clauses = query.clauses.filter((clause) => !isVariantClause(thesaurus, clause))
  if (!devices || clauses.length === 0 || clauses.length === query.clauses.length) return undefined
  if (query.clauses.some((clause) => isKindClause(thesaurus, clause))) return undefined
  const hasDevice = (found: Uint32Array) => found.some((doc) => flagsIn(devices, doc) >= 0)
  if (hasDevice(docs) || !hasDevice(scorer.collect(scorer.matchAll(clauses)).docs)) return undefined
  return { ...query, clauses }
}

/** Whether each word of a query names a kind, a maker or a model's number, or describes: any other one may name a thing itself. */
const namesOnlyKinds = (thesaurus: Thesaurus, { clauses }: Query): boolean =>
  clauses.every(
    (clause) =>
      isKindClause(thesaurus, clause) ||
      namesNothing(thesaurus, clause) ||
      describes(thesaurus, clause) ||
      clause.tokens.every(({ word }) => thesaurus.kindMadeBy(stemOf(word)) !== undefined),
  )

/** Whether a clause names what is made for devices. */
const isAccessory = (thesaurus: Thesaurus, clause: Clause): boolean =>
  isKindClause(thesaurus, clause) && !conceptsIn(thesaurus, clause).some(thesaurus.isDevice)

/** Whether no document is of a kind that a query names, but of a broader one: there are speakers, and no soundbar. */
const isOfBroaderKind = (index: JudgedIndex, { clauses }: Query): boolean =>
  clauses.some((clause) => isKindClause(index.thesaurus, clause) && isOnlyBroader(index, clause))
