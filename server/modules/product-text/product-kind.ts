import type { Concept } from '#search-engine/thesaurus.ts'
import { stemOf } from '#search-engine/stemmer.ts'
import type { Token } from '#search-engine/tokenizer.ts'
import type { Languages } from '#search-engine/vocabulary.ts'
import { type FieldOf, categoryField, categoryQualifierField } from './fields.ts'
import { accessoryConcepts, deviceConcepts } from './product-concepts.ts'
import type { ProductName } from './product-name.ts'
import { stemsOf, thesaurus } from './thesaurus.ts'

const andWords = new Set(['and', 'y', 'e'])
/** A category with one of these in its name contains devices and accessories. */
const mixedStems = new Set(['accessory', 'accesorio', 'part', 'parte', 'repuesto'].map(stemOf))

/** The name of a category in one language or in both. */
export interface CategoryName {
  tokens: readonly Token[]
  languages: Languages
  /** Whether its noun comes first, as in Spanish. */
  isHeadFirst: boolean
}

/**
 * The fields of a category's name. Its nouns are the last words in English (`Phone cases`) and the first in Spanish
 * (`Micas de vidrio`), on each side of an `and`.
 */
export function fieldsOfCategory({ tokens, isHeadFirst }: CategoryName): FieldOf {
  const isEnd = (token: Token | undefined) => token === undefined || andWords.has(token.word)
  const isNoun = (place: number) => isEnd(tokens[isHeadFirst ? place - 1 : place + 1])
  return (place) => (isNoun(place) ? categoryField : categoryQualifierField)
}

/** A name with the places of its head noun. */
export interface HeadedName {
  name: ProductName
  languages: Languages
  heads: ReadonlySet<number>
}

/**
 * Whether a product is made for other products: by its category's nouns where they say so, as `Fundas` and `Cellphones`
 * do, else by the head noun of its name.
 */
export function isAccessory(names: readonly HeadedName[], categories: readonly CategoryName[]): boolean {
  if (conceptsOfCategory(categories).some((concept) => accessoryConcepts.has(concept))) return true
  if (isDeviceCategory(categories)) return false
  return names.some(({ name, heads }) =>
    conceptsIn(name.tokens, (place) => heads.has(place)).some((concept) => accessoryConcepts.has(concept)),
  )
}

/** Whether a product is of a kind that others are made for, by its category's nouns or the head noun of its name. */
export function isDevice(names: readonly HeadedName[], categories: readonly CategoryName[]): boolean {
  const ofNames = names.flatMap(({ name, heads }) => conceptsIn(name.tokens, (place) => heads.has(place)))
  return [...conceptsOfCategory(categories), ...ofNames].some((concept) => deviceConcepts.has(concept))
}

/** Whether a category is of devices alone, by its nouns: `Cellphones`, and not `Tablets and accessories`. */
export function isDeviceCategory(categories: readonly CategoryName[]): boolean {
  const isMixed = categories.some(({ tokens }) => stemsOf(tokens).some((stem) => mixedStems.has(stem)))
  const concepts = conceptsOfCategory(categories)
  return (
    !isMixed && concepts.some((one) => deviceConcepts.has(one)) && !concepts.some((one) => accessoryConcepts.has(one))
  )
}

const conceptsOfCategory = (categories: readonly CategoryName[]): Concept[] =>
  categories.flatMap((category) => {
    const fieldOf = fieldsOfCategory(category)
    return conceptsIn(category.tokens, (place) => fieldOf(place, []) === categoryField)
  })

/** The concepts of the phrases and of the single words in a text at places that count. */
function conceptsIn(tokens: readonly Token[], counts: (place: number) => boolean): Concept[] {
  const stems = stemsOf(tokens)
  const phrases = thesaurus.phrasesIn(tokens, stems).filter(({ places }) => places.some(counts))
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const single = stems.flatMap((stem, place) =>
    counts(place) && !inPhrases.has(place) ? thesaurus.conceptsOf(stem) : [],
  )
  return [...phrases.map(({ concept }) => concept), ...single]
}
