import { compoundsIn } from './compounds.ts'
import { expandClause } from './expand-clause.ts'
import { groupTokens } from './group-tokens.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type Query, clausesMax, tokensMax } from './query.ts'
import { splitCompounds } from './split-compounds.ts'
import { hasDigit, normalize, tokenize } from './tokenizer.ts'

/**
 * Reads a query: cuts it into tokens, groups them into clauses and finds the terms of each clause. The last word may be
 * unfinished: `funda tran` matches `funda transparente`.
 */
export function parseQuery(index: InvertedIndex, q: string): Query {
  const text = normalize(q.trim())
  const tokens = splitCompounds(index, tokenize(text).slice(0, tokensMax))
  const groups = groupTokens(index, tokens).slice(0, clausesMax)
  const last = groups.at(-1)
  return {
    text,
    tokens,
    clauses: groups.map((group) =>
      expandClause(index, group, { isLast: group === last && group.at(-1) === tokens.at(-1) }),
    ),
    compounds: compoundsIn(tokens).flatMap(({ word }) => (hasDigit(word) ? [word] : [])),
  }
}
