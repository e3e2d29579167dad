import { namedKinds } from './named-kinds.ts'
import type { Clause, Query } from './query.ts'
import type { Scorer } from './scorer.ts'
import { type WordMatches, filterMatches } from './text-matches.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'

/** A document that scores so much for a kind is of it, and not only made for it. */
export const ofKindMin = 0.8

interface Judging {
  index: { thesaurus: Thesaurus }
  scorer: Scorer
  optional: { concept: Concept } | undefined
}

/**
 * The matches of a query that judges a kind: those that are of it, where there are any. Who searches `cheap phone` looks
 * for none of the cases that only have the word in the name of their category. Those of any other query stay.
 */
export function onlyOfJudgedKind(
  { index, scorer, optional }: Judging,
  query: Query,
  matches: WordMatches,
): WordMatches {
  if (query.preferences.length === 0) return matches
  const kinds = namedKinds(index.thesaurus, query, optional?.concept).filter(({ expansions }) => expansions.length > 0)
  return kinds.length === 0 ? matches : onlyOfKinds({ scorer }, kinds, matches)
}

/** The matches that are of all these kinds, and not only made for them; all where none is. */
export function onlyOfKinds(
  { scorer }: Pick<Judging, 'scorer'>,
  kinds: readonly Clause[],
  matches: WordMatches,
): WordMatches {
  const { docs, scores } = scorer.collect(scorer.matchAll(kinds))
  const ofKind = new Set(docs.filter((_, place) => (scores[place] as number) >= ofKindMin))
  const filtered = filterMatches(matches, (doc) => ofKind.has(doc))
  return filtered.docs.length > 0 ? filtered : matches
}
