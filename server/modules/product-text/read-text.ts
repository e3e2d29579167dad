import { memoize } from '#search-engine/memoize.ts'
import type { FoundPhrase } from '#search-engine/phrase-finder.ts'
import { type Token, tokenize } from '#search-engine/tokenizer.ts'
import { stemsOf, thesaurus } from './thesaurus.ts'

/** A text as the search reads it. */
export interface ReadText {
  tokens: readonly Token[]
  /** The stems of the tokens. */
  stems: readonly string[]
  /** The phrases of the thesaurus in it. */
  phrases: readonly FoundPhrase[]
}

/** The stems and phrases of tokens. */
export function readTokens(tokens: readonly Token[]): ReadText {
  const stems = stemsOf(tokens)
  return { tokens, stems, phrases: thesaurus.phrasesIn(tokens, stems) }
}

/** A text that many products share, such as the name of a brand; cached. */
export const readShared: (text: string) => ReadText = memoize((text) => readTokens(tokenize(text)))
