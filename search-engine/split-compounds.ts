import type { InvertedIndex } from './inverted-index.ts'
import { intersectionSize } from './posting-list.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'
import { type Token, isNumber } from './tokenizer.ts'

const partLengthMin = 3

/**
 * The tokens of a query, with compounds split (decompounding): a word that no document contains nor begins with, but that
 * is two words of some document, becomes the two. `promax` becomes `pro max`.
 */
export function splitCompounds(index: InvertedIndex, tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => (isUnknown(index, token.word) ? splitCompound(index, token) : [token]))
}

function isUnknown(index: InvertedIndex, word: string): boolean {
  return (
    word.length >= 2 * partLengthMin &&
    !isNumber(word) &&
    !index.thesaurus.isCommon(word) &&
    expandWord(index, word).length === 0 &&
    index.words.withPrefix(word, 1).length === 0
  )
}

/** Splits where most documents contain both parts; a token without such a place stays whole. */
function splitCompound(index: InvertedIndex, token: Token): Token[] {
  const { word, shown, from } = token
  // The places in the shown form are those in the word only where both are equally long.
  if (shown.length !== word.length) return [token]
  let [best, most] = [0, 0]
  for (let at = partLengthMin; at <= word.length - partLengthMin; at += 1) {
    const one = index.postingsOf(stemOf(word.slice(0, at)))
    const other = index.postingsOf(stemOf(word.slice(at)))
    const count = one && other ? intersectionSize(one, other) : 0
    if (count > most) [best, most] = [at, count]
  }
  if (most === 0) return [token]
  const first = { ...token, word: word.slice(0, best), shown: shown.slice(0, best), until: from + best }
  return [first, { ...token, word: word.slice(best), shown: shown.slice(best), from: first.until }]
}
