import { collectMatches } from './collect-matches.ts'
import { namedKinds } from './named-kinds.ts'
import {
  type Clause,
  type Query,
  importanceOf,
  isNumberClause,
  isVariantClause,
  matchedClauses,
  namesNothing,
  textOf,
} from './query.ts'
import { otherPurposesLast } from './other-purposes.ts'
import { requiredOf } from './required-kinds.ts'
import type { WordMatches } from './text-matches.ts'
import type { WordSearch } from './word-search.ts'

/**
 * The documents with the most clauses, of those that match what the query names. A number says which of the things that the
 * other words name: where no document has it beside these, it says nothing. `isAllOfKind` finds all of the kind that is named,
 * although some documents match more and are none.
 */
export function searchPartly(
  search: WordSearch,
  query: Query,
  { isNear, isAllOfKind = false }: { isNear: boolean; isAllOfKind?: boolean },
): WordMatches {
  const { index, scorer, optional } = search
  const { thesaurus } = index
  const known = matchedClauses(query.clauses)
  const kinds = namedKinds(thesaurus, query, optional?.concept).filter((kind) => known.includes(kind))
  const required = requiredOf(thesaurus, kinds)
  const nearest = isNear && required.length > 0 ? textBeside(search, query, required) : null
  const names = known.filter((clause) => !namesNothing(thesaurus, clause))
  const isUnknownNumber = (clause: Clause) => isNumberClause(clause) && !scorer.isAnyMatching([...names, clause])
  const clauses = names.length > 0 ? known.filter((clause) => !isUnknownNumber(clause)) : known
  // A kind behind a preposition, as the camera of `phone with a good camera`, is not what is looked for.
  const counted = required.length > 0 ? required : clauses
  // Beside the name of a thing, one of its words in the name of a document says nothing of whether that document fits it.
  const partly = {
    clauses,
    required: counted === required ? required : names,
    isAllRequired: isAllOfKind || nearest !== null,
  }
  const isCounted = (clause: Clause) => counted.includes(clause) || isVariantClause(thesaurus, clause)
  const count = scorer.matchMost(partly, (clause) => (isCounted(clause) ? importanceOf(thesaurus, clause) : 1))
  const matches = otherPurposesLast(search, query, collectMatches(search, query, count))
  return { ...matches, isComplete: false, isNear, nearest }
}

/**
 * The words of a query without those of some clauses, where documents match all of them; else without one more that
 * documents match beside these, as `fast` of `fast charger Aria 12 Pro` says which charger; else null.
 */
function textBeside(
  { index, scorer }: WordSearch,
  { text, clauses }: Query,
  without: readonly Clause[],
): string | null {
  const isApart = (at: number) => at > 0 && without.includes(clauses[at - 1] as Clause)
  // A number belongs to the word before it.
  const others = clauses.filter((clause, at) => !without.includes(clause) && !(isNumberClause(clause) && isApart(at)))
  const namesThing = (some: readonly Clause[]) => some.some((clause) => !namesNothing(index.thesaurus, clause))
  const isFound = (some: readonly Clause[]) => namesThing(some) && scorer.isAnyMatching(some)
  const isBeside = (some: readonly Clause[]) => isFound([...without, ...some])
  const fewer = others.filter((one) => isBeside([one])).map((one) => others.filter((other) => other !== one))
  // What is left names no thing of its own where documents match it beside these, as a maker of chargers does.
  const found = [others, ...fewer.filter((some) => !isBeside(some))].find(isFound)
  return found?.map((clause) => textOf(clause, text)).join(' ') ?? null
}
