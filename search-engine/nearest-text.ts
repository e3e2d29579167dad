import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, type Query, isKindClause } from './query.ts'
import { stemOf } from './stemmer.ts'
import type { Concept } from './thesaurus.ts'

/**
 * For a query that nothing answers, because it names something that means a thing which no document is: the rest of it,
 * which may be empty. `phone by Nobody` gives `phone` where the thesaurus knows Nobody and no document contains it.
 * Undefined for any other query.
 */
export function nearestText(
  index: InvertedIndex,
  { text, clauses }: Query,
  optional: Concept | undefined,
): string | undefined {
  const missing = clauses.filter((clause) => isMissing(index, clause, optional))
  if (missing.length === 0) return undefined
  const rest = clauses.filter((clause) => !missing.includes(clause))
  return rest.flatMap(({ tokens }) => tokens.map(({ from, until }) => text.slice(from, until))).join(' ')
}

/** Whether a clause has no document and is no typo: a kind that no document is, or a word of another trade. */
function isMissing({ thesaurus }: InvertedIndex, clause: Clause, optional: Concept | undefined): boolean {
  if (clause.expansions.length > 0) return false
  const stems = clause.tokens.map(({ word }) => stemOf(word))
  const concepts = stems.flatMap(thesaurus.conceptsOf)
  if (optional !== undefined && concepts.includes(optional)) return false
  return isKindClause(thesaurus, clause) || (concepts.length === 0 && stems.every(thesaurus.isKnown))
}
