import type { Concept } from '#search-engine/thesaurus.ts'
import { stemOf } from '#search-engine/stemmer.ts'
import type { Token } from '#search-engine/tokenizer.ts'
import { type FieldOf, categoryField, categoryQualifierField, nameField } from './fields.ts'
import { accessoryConcepts, deviceConcepts } from './product-concepts.ts'
import { type ProductName, fieldsOfName } from './product-name.ts'
import { stemsOf, thesaurus } from './thesaurus.ts'

const andWords = new Set(['and', 'y', 'e'])
/** A category with one of these in its name contains devices and accessories. */
const mixedStems = new Set(['accessory', 'accesorio', 'part', 'parte', 'repuesto'].map(stemOf))

/**
 * The fields of a category's name in a language (0 English, 1 Spanish). Its nouns are the last words in English (`Phone
 * cases`) and the first in Spanish (`Micas de vidrio`), on each side of an `and`.
 */
export function fieldsOfCategory(tokens: readonly Token[], language: number): FieldOf {
  const isEnd = (token: Token | undefined) => token === undefined || andWords.has(token.word)
  const isNoun = (place: number) => isEnd(tokens[language === 0 ? place + 1 : place - 1])
  return (place) => (isNoun(place) ? categoryField : categoryQualifierField)
}

/**
 * Whether a product is made for other products: by its category's nouns where they say so, as `Fundas` and `Cellphones`
 * do, else by its name.
 */
export function isAccessory(names: readonly ProductName[], categories: readonly (readonly Token[])[]): boolean {
  const ofCategory = categories.flatMap((tokens, language) => {
    const fieldOf = fieldsOfCategory(tokens, language)
    return conceptsIn(tokens, (place) => fieldOf(place, []) === categoryField)
  })
  if (ofCategory.some((concept) => accessoryConcepts.has(concept))) return true
  const isMixed = categories.some((tokens) => stemsOf(tokens).some((stem) => mixedStems.has(stem)))
  if (!isMixed && ofCategory.some((concept) => deviceConcepts.has(concept))) return false
  return names.some((name) => {
    const fieldOf = fieldsOfName(name, false)
    const ofName = conceptsIn(name.tokens, (place) => fieldOf(place, []) === nameField)
    return ofName.some((concept) => accessoryConcepts.has(concept))
  })
}

/** The concepts of all phrases in a text, and of the single words at places that count. */
function conceptsIn(tokens: readonly Token[], counts: (place: number) => boolean): Concept[] {
  const stems = stemsOf(tokens)
  const phrases = thesaurus.phrasesIn(tokens, stems)
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const single = stems.flatMap((stem, place) =>
    counts(place) && !inPhrases.has(place) ? thesaurus.conceptsOf(stem) : [],
  )
  return [...phrases.map(({ concept }) => concept), ...single]
}
