import { expandClause } from './expand-clause.ts'
import { groupTokens } from './group-tokens.ts'
import type { JudgedIndex } from './word-importance.ts'
import { type Query, clausesMax, tokensMax } from './query.ts'
import { splitCompounds } from './split-compounds.ts'
import { stemOf } from './stemmer.ts'
import { type Token, normalize, tokenizeNormalized } from './tokenizer.ts'

/**
 * Reads a query: cuts it into tokens, groups them into clauses and finds the terms of each clause. The last word may be
 * unfinished: `funda tran` matches `funda transparente`.
 */
export function parseQuery(index: JudgedIndex, q: string): Query {
  const text = normalize(q.trim())
  const tokens = splitCompounds(index, tokenizeNormalized(text).slice(0, tokensMax))
  const all = groupTokens(index, tokens)
  const preferences = all.flatMap((group) => preferenceIn(index, group))
  const named = all.filter((group) => preferenceIn(index, group).length === 0)
  // A query of preferences alone is searched as it stands.
  const groups = (named.length > 0 ? named : all).slice(0, clausesMax)
  const last = groups.at(-1)
  return {
    text,
    tokens,
    preferences: named.length > 0 ? preferences : [],
    clauses: groups.map((group) =>
      expandClause(index, group, {
        isLast: group === last && group.at(-1) === tokens.at(-1),
        isAlone: group.length === tokens.length,
      }),
    ),
  }
}

function preferenceIn({ thesaurus }: JudgedIndex, group: readonly Token[]): { preference: string; token: Token }[] {
  const [token] = group
  const preference = group.length === 1 && token ? thesaurus.preferenceOf(stemOf(token.word)) : undefined
  return token && preference !== undefined ? [{ preference, token }] : []
}
