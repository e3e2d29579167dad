import type { Language } from '#contract/language.ts'
import { stripAccents } from '#domain/search/fold-text.ts'
import { createNameMatcher } from '#search-engine/name-matcher.ts'
import { createThesaurus } from '#search-engine/thesaurus.ts'
import type { Concept } from '#search-engine/thesaurus-data.ts'
import { stemOf } from '#search-engine/stemmer.ts'
import type { Token } from '#search-engine/tokenizer.ts'
import { commonWords } from './common-words.ts'
import { otherMakers, otherWords, phoneMakers } from './other-words.ts'
import {
  deviceConcepts,
  editions,
  hypernyms,
  nearestKinds,
  productConcepts,
  properNames,
  setWords,
  stopWords,
  synonyms,
  preferences,
  variantConcepts,
  versions,
} from './product-concepts.ts'
import { languagesOf } from './word-languages.ts'

/** What the words of this trade mean, in both languages. */
export const thesaurus = createThesaurus({
  synonyms,
  hypernyms,
  nearestKinds,
  stopWords,
  linkWords: new Set(['and', 'y', 'e', 'or', 'o', 'with', 'con', 'for', 'para', 'in', 'en', 'to', 'of', 'de']),
  setWords,
  particles: new Set(['mi', 'a', 'i']),
  openings: new Set(['a', 'i']),
  withWords: new Set(['with', 'con', 'including', 'incluye']),
  editions,
  versions,
  kinds: productConcepts,
  devices: deviceConcepts,
  properNames,
  variants: variantConcepts,
  preferences,
  makers: { phone: phoneMakers, ...otherMakers },
  otherWords,
  commonWords,
  languagesOf,
})

/** Compares a text that is being typed with the names of brands, categories and earlier searches. */
export const { readPrefixQuery, matchesPrefix, matchesConcept, matchesExactly } = createNameMatcher(thesaurus)

const bitOf = { en: 1, es: 2 }

/** A word of the thesaurus in a language: another one of the same meaning where it is not of that language. */
export function wordIn(language: Language, word: string): string {
  const folded = stripAccents(word).toLowerCase()
  const isSpoken = (one: string) => (languagesOf(one) & bitOf[language]) !== 0
  const [concept] = thesaurus.conceptsOf(stemOf(folded))
  if (concept === undefined || isSpoken(folded)) return word
  const other = thesaurus.wordsOf(concept).find(isSpoken)
  return thesaurus.words.find((one) => one.word === other)?.shown ?? word
}

/** Whether a text is one word of the thesaurus. */
export const meansSomething = (text: string): boolean =>
  thesaurus.conceptsOf(stemOf(stripAccents(text).toLowerCase())).length > 0

/** The concepts that a token may mean. */
export const conceptsOf = ({ word }: Pick<Token, 'word'>): readonly Concept[] => thesaurus.conceptsOf(stemOf(word))

/** The stems of tokens, in their order. */
export const stemsOf = (tokens: readonly Pick<Token, 'word'>[]): string[] => tokens.map(({ word }) => stemOf(word))
