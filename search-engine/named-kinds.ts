import { type Clause, type Query, isKindClause } from './query.ts'
import { stemOf } from './stemmer.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'

/**
 * The clauses that name what is looked for: the kinds before the first preposition, so that in `charger for a phone` it is
 * the charger and in `phone with a good camera` the phone. The optional concept counts only where it is the only kind:
 * `phone charger` looks for a charger. None where the query names no kind.
 */
export function namedKinds(
  thesaurus: Thesaurus,
  { clauses, tokens }: Query,
  optional: Concept | undefined,
): readonly Clause[] {
  const placeOf = (clause: Clause) => tokens.indexOf(clause.tokens[0] as Clause['tokens'][number])
  const [first, ...others] = clauses
    .filter((clause) => isKindClause(thesaurus, clause))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  if (!first) return []
  const last = first.tokens.at(-1)
  const behind = last ? tokens.indexOf(last) + 1 : 0
  const cut = tokens.findIndex(({ word }, place) => place >= behind && thesaurus.isStopWord(word))
  const named = [first, ...others.filter((clause) => cut < 0 || placeOf(clause) < cut)]
  const isOptional = ({ tokens: words }: Clause) =>
    optional !== undefined && words.some(({ word }) => thesaurus.conceptsOf(stemOf(word)).includes(optional))
  const certain = named.filter((clause) => !isOptional(clause))
  return certain.length > 0 ? certain : named
}
