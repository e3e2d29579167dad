import { flagsIn } from './posting-list.ts'
import { type Clause, type Query, conceptsIn, isKindClause, isNameOf } from './query.ts'
import type { WordMatches } from './text-matches.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'
import type { JudgedIndex } from './word-importance.ts'

/** A document that scores so much for the name of a kind is of it, and not only made for it. */
const ofKindMin = 0.84
/** What is left of the differences between such documents: less than any order looks at before popularity. */
const differenceShare = 0.02
/** How much more those count that have a word of the preference. */
const preferredShare = 0.1

/**
 * The matches of a query for the store's chief kind and nothing else, as `phone`: its products are called by their models,
 * so all that are of it match alike, whether their name has this very word or their category says it. Those come first
 * whose name says what the query prefers, in any of the words for it: a `reacondicionado` for `used phone`.
 */
export function asChiefKind(
  { thesaurus, postingsOf }: JudgedIndex,
  query: Query,
  { matches, chief }: { matches: WordMatches; chief: Concept | undefined },
): WordMatches {
  const [kind, ...others] = query.clauses
  if (!kind || others.length > 0 || chief === undefined || !isNameOf(thesaurus, kind, chief)) return matches
  const lists = query.preferences
    .flatMap(({ preference }) => thesaurus.stemsOfPreference(preference))
    .map(postingsOf)
    .filter((list) => list !== undefined)
  const isPreferred = (doc: number) => lists.some((list) => flagsIn(list, doc) >= 0)
  const scores = matches.scores.map((score, place) => {
    if (score < ofKindMin) return score
    const preferred = lists.length > 0 && isPreferred(matches.docs[place] as number) ? preferredShare : 0
    return 1 + (score - 1) * differenceShare + preferred
  })
  return { ...matches, scores }
}

/**
 * The clause of the chief kind in a query whose other words only describe, as in `folding phone`; undefined for any other
 * query.
 */
export function describedChief(
  thesaurus: Thesaurus,
  { clauses }: Query,
  chief: Concept | undefined,
): Clause | undefined {
  const kind = clauses.find((clause) => chief !== undefined && isNameOf(thesaurus, clause, chief))
  const others = clauses.filter((clause) => clause !== kind)
  return others.length > 0 && others.every((clause) => describes(thesaurus, clause)) ? kind : undefined
}

/** Whether a clause only describes: words of a meaning that is no kind, or common ones. */
export const describes = (thesaurus: Thesaurus, clause: Clause): boolean =>
  !isKindClause(thesaurus, clause) &&
  (conceptsIn(thesaurus, clause).length > 0 || clause.tokens.every(({ word }) => thesaurus.isCommon(word)))
