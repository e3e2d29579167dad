import type { InvertedIndex } from './inverted-index.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'
import { type Token, hasDigit } from './tokenizer.ts'

const lengthMin = 4
const distanceMax = 1
/** Of the words with a beginning so many of the most frequent ones are read. */
const wordsMax = 20

/**
 * The preference that a word says which no document has: `varato` is mistyped, and `barat` unfinished, which only the last
 * word of a query may be. Undefined where documents have a word that is as near or begins so.
 */
export function meantPreference(index: InvertedIndex, { word }: Token, isLast: boolean): string | undefined {
  const { thesaurus, words } = index
  if (word.length < lengthMin || hasDigit(word)) return undefined
  if (thesaurus.isKnown(stemOf(word)) || thesaurus.isCommon(word) || isInDocuments(index, word)) return undefined
  const isOther = (one: string) => isInDocuments(index, one) && thesaurus.preferenceOf(stemOf(one)) === undefined
  if (isLast && words.mostFrequent(word, wordsMax).map(words.wordOf).some(isOther)) return undefined
  const begun = isLast ? thesaurus.preferenceBegunBy(word) : undefined
  if (begun !== undefined) return begun
  const [nearest] = thesaurus.preferencesLike(word)
  if (!nearest || nearest.distance > distanceMax) return undefined
  const isOtherNear = words
    .similarTo(word)
    .some(({ id, distance }) => distance <= nearest.distance && isInDocuments(index, words.wordOf(id)))
  return isOtherNear ? undefined : thesaurus.preferenceOf(stemOf(nearest.name))
}

const isInDocuments = (index: InvertedIndex, word: string): boolean => expandWord(index, word).length > 0
