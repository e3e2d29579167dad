import { stemOf } from './stemmer.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'
import type { Token } from './tokenizer.ts'

type Words = readonly Pick<Token, 'word'>[]

/** The term of a concept: `=cover`. No written word begins with an equals sign. */
export const conceptTerm = (concept: Concept): string => `=${concept}`

/** The term of a phrase as it is written, whatever it means: `=power bank`. */
export const phraseTerm = (thesaurus: Thesaurus, tokens: Words): string => `=${phraseKey(thesaurus, tokens)}`

/** A row of words as one key: their stems without stop words. `fundas de silicona` gives `funda silicona`. */
export function phraseKey(thesaurus: Thesaurus, tokens: Words): string {
  return tokens.flatMap(({ word }) => (thesaurus.isStopWord(word) ? [] : [stemOf(word)])).join(' ')
}

/**
 * The key of a title: its words without stop words, so that the key of `cargador c` is a prefix of that of `cargador de
 * carro`. Words and not stems, since a typed prefix has no stem.
 */
export function titleKey(thesaurus: Thesaurus, tokens: Words): string {
  return tokens.flatMap(({ word }) => (thesaurus.isStopWord(word) ? [] : [word])).join(' ')
}
