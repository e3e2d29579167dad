import { intersectionSize } from './posting-list.ts'
import { type InvertedIndex, expandWord } from './inverted-index.ts'
import { type Token, isNumber, stemOf } from './tokenizer.ts'

const partMin = 3

/**
 * The tokens of a search as the store has them: one that no document bears nor begins with, but that is two of its
 * words (`promax`), becomes the two.
 */
export function splitCompounds(terms: InvertedIndex, tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => (isUnknown(terms, token.word) ? parted(terms, token) : [token]))
}

function isUnknown(terms: InvertedIndex, word: string): boolean {
  return (
    word.length >= 2 * partMin &&
    !isNumber(word) &&
    expandWord(terms, word).length === 0 &&
    terms.words.withPrefix(word, 1).length === 0
  )
}

/** The two words that most documents bear both of. */
function parted(terms: InvertedIndex, token: Token): Token[] {
  const { word, shown, from } = token
  if (shown.length !== word.length) return [token]
  const postingsOf = (part: string) => terms.postingsOf(stemOf(part))
  let [best, most] = [0, 0]
  for (let at = partMin; at <= word.length - partMin; at += 1) {
    const [one, other] = [postingsOf(word.slice(0, at)), postingsOf(word.slice(at))]
    const count = one && other ? intersectionSize(one, other) : 0
    if (count > most) [best, most] = [at, count]
  }
  if (most === 0) return [token]
  const first = { ...token, word: word.slice(0, best), shown: shown.slice(0, best), until: from + best }
  return [first, { ...token, word: word.slice(best), shown: shown.slice(best), from: first.until }]
}
