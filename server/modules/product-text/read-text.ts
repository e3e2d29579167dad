import { memoize } from '#search-engine/memoize.ts'
import type { FoundPhrase } from '#search-engine/phrase-finder.ts'
import { type Token, normalize, tokenizeNormalized } from '#search-engine/tokenizer.ts'
import { conceptsOf, stemsOf, thesaurus } from './thesaurus.ts'

/** A text as the search reads it. */
export interface ReadText {
  /** The normalized text; the places of tokens are places in it. */
  text: string
  tokens: readonly Token[]
  /** The stems of the tokens. */
  stems: readonly string[]
  /** The phrases of the thesaurus in it. */
  phrases: readonly FoundPhrase[]
}

/** The tokens of a normalized text with their stems and phrases. */
export function readNormalized(text: string): ReadText {
  const tokens = tokenizeNormalized(text)
  const stems = stemsOf(tokens)
  const phrases = thesaurus.phrasesIn(tokens, stems)
  return { text, tokens, stems, phrases: [...phrases, ...setsIn(tokens, phrases)] }
}

/** A text that many products share, such as the name of a brand; cached. */
export const readShared: (text: string) => ReadText = memoize((text) => readNormalized(normalize(text)))

/** The words that say a number of things: a `juego de destornilladores` is no game. */
function setsIn(tokens: readonly Token[], phrases: readonly FoundPhrase[]): FoundPhrase[] {
  const isKind = (place: number) =>
    tokens[place] !== undefined &&
    (conceptsOf(tokens[place]).some(thesaurus.isKind) || phrases.some(({ places }) => places.includes(place)))
  return tokens.flatMap(({ word }, place) =>
    thesaurus.isSetWord(word) && tokens[place + 1]?.word === 'de' && isKind(place + 2)
      ? [{ concept: 'set', places: [place] }]
      : [],
  )
}
