import { memoize } from '#search-engine/memoize.ts'
import type { Concept } from '#search-engine/thesaurus-data.ts'
import { stemOf } from '#search-engine/stemmer.ts'
import type { Token } from '#search-engine/tokenizer.ts'
import type { Languages } from '#search-engine/vocabulary.ts'
import { type FieldOf, categoryField, categoryQualifierField } from './fields.ts'
import { accessoryConcepts, deviceConcepts } from './product-concepts.ts'
import type { ProductName } from './product-name.ts'
import { isSpanish } from './head-noun.ts'
import { type ReadText, readShared } from './read-text.ts'
import { thesaurus } from './thesaurus.ts'

const andWords = new Set(['and', 'y', 'e'])
/** A category with one of these in its name contains devices and accessories. */
const mixedStems = new Set(['accessory', 'accesorio', 'part', 'parte', 'repuesto'].map(stemOf))

/** The name of a category in one language or in both. */
export interface CategoryName extends ReadText {
  languages: Languages
  /** Whether its noun comes first, as in Spanish. */
  isHeadFirst: boolean
  /** What its nouns mean. */
  concepts: readonly Concept[]
  /** Whether it says that it has devices and what is made for them. */
  isMixed: boolean
}

/** The name of a category as many products share it; cached. */
export const readCategory = (text: string, languages: Languages): CategoryName => {
  if (languages === englishOnly) return readEnglish(text)
  return languages === spanishOnly ? readSpanish(text) : readEither(text)
}

const [englishOnly, spanishOnly, both] = [1, 2, 3]
const readEnglish = memoize((text) => categoryName(readShared(text), englishOnly, false))
const readSpanish = memoize((text) => categoryName(readShared(text), spanishOnly, true))
const readEither = memoize((text) => categoryName(readShared(text), both, isSpanish(readShared(text).tokens)))

function categoryName(text: ReadText, languages: Languages, isHeadFirst: boolean): CategoryName {
  const fieldOf = fieldsOfCategory({ tokens: text.tokens, isHeadFirst })
  return {
    ...text,
    languages,
    isHeadFirst,
    concepts: conceptsIn(text, (place) => fieldOf(place, []) === categoryField),
    isMixed: text.stems.some((stem) => mixedStems.has(stem)),
  }
}

/**
 * The fields of a category's name. Its nouns are the last words in English (`Phone cases`) and the first in Spanish
 * (`Micas de vidrio`), on each side of an `and`.
 */
export function fieldsOfCategory({ tokens, isHeadFirst }: Pick<CategoryName, 'tokens' | 'isHeadFirst'>): FieldOf {
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
  if (has(categories, accessoryConcepts)) return true
  return !isDeviceCategory(categories) && headConcepts(names).some((concept) => accessoryConcepts.has(concept))
}

/** Whether a product is of a kind that others are made for, by its category's nouns or the head noun of its name. */
export function isDevice(names: readonly HeadedName[], categories: readonly CategoryName[]): boolean {
  return has(categories, deviceConcepts) || headConcepts(names).some((concept) => deviceConcepts.has(concept))
}

/** Whether a category is of devices alone, by its nouns: `Cellphones`, and not `Tablets and accessories`. */
export function isDeviceCategory(categories: readonly CategoryName[]): boolean {
  const isMixed = categories.some((category) => category.isMixed)
  return !isMixed && has(categories, deviceConcepts) && !has(categories, accessoryConcepts)
}

const has = (categories: readonly CategoryName[], among: ReadonlySet<string>): boolean =>
  categories.some(({ concepts }) => concepts.some((concept) => among.has(concept)))

const headConcepts = (names: readonly HeadedName[]): Concept[] =>
  names.flatMap(({ name, heads }) => conceptsIn(name, (place) => heads.has(place)))

/** The concepts of the phrases and of the single words in a text at places that count. */
function conceptsIn({ stems, phrases }: ReadText, counts: (place: number) => boolean): Concept[] {
  const counted = phrases.filter(({ places }) => places.some(counts))
  const inPhrases = new Set(counted.flatMap(({ places }) => places))
  const single = stems.flatMap((stem, place) =>
    counts(place) && !inPhrases.has(place) ? thesaurus.conceptsOf(stem) : [],
  )
  return [...counted.map(({ concept }) => concept), ...single]
}
