import { type Clause, type Query, isKindClause } from './query.ts'
import type { JudgedIndex } from './word-importance.ts'

/**
 * A query whose kind comes before `with`, without what stands behind it and is a kind too: `phone with good camera` gives
 * `phone`. Undefined for any other query.
 */
export function withoutDescription({ thesaurus }: JudgedIndex, query: Query): DescribedKind | undefined {
  const { clauses, tokens } = query
  const cut = tokens.findIndex(({ word }, place) => place > 0 && thesaurus.isWithWord(word))
  if (cut < 0) return undefined
  const placeOf = (clause: Clause) => tokens.indexOf(clause.tokens[0] as Clause['tokens'][number])
  const isKind = (clause: Clause) => isKindClause(thesaurus, clause) && clause.expansions.length > 0
  const kinds = clauses.filter((clause) => placeOf(clause) < cut && isKind(clause))
  const behind = clauses.filter((clause) => placeOf(clause) > cut && isKind(clause))
  if (kinds.length === 0 || behind.length === 0) return undefined
  return { kinds, query: { ...query, clauses: clauses.filter((clause) => !behind.includes(clause)) } }
}

export interface DescribedKind {
  /** What the documents are to be. */
  kinds: readonly Clause[]
  /** The query without what describes them. */
  query: Query
}
