import type { Query } from './query.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Token } from './tokenizer.ts'

/**
 * The text of a query with mistyped words corrected and unknown words left out: `samsum galxy qwxyz` becomes `samsung
 * galaxy`, and `cable de qwxyz` becomes `cable`. Null where the query is searched as it was typed.
 */
export function correctedText(thesaurus: Thesaurus, { text, tokens, clauses }: Query): string | null {
  if (clauses.every(({ correction, expansions }) => !correction && expansions.length > 0)) return null
  const clauseOf = new Map(clauses.flatMap((clause) => clause.tokens.map((token) => [token, clause] as const)))
  const isLeftOut = (token: Token) => clauseOf.get(token)?.expansions.length === 0 && !clauseOf.get(token)?.correction
  const last = tokens.findLastIndex((token) => !isLeftOut(token) && !thesaurus.isStopWord(token.word))
  let corrected = ''
  let until = 0
  for (const token of tokens.slice(0, last < 0 ? tokens.length : last + 1)) {
    const clause = clauseOf.get(token)
    if (clause?.correction) {
      // The first token of a clause gives the correction, its other tokens nothing.
      if (clause.tokens[0] === token) corrected += text.slice(until, token.from) + clause.correction.shown
    } else if (!clause || clause.expansions.length > 0) corrected += text.slice(until, token.until)
    until = token.until
  }
  // What stood between words that were left out is removed with them.
  return corrected.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
}
