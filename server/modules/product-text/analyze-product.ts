import type { AnalyzedDocument } from '#search-engine/analyzed-document.ts'
import { phraseKey } from '#search-engine/term-keys.ts'
import type { Token } from '#search-engine/tokenizer.ts'
import type { Feature } from '#domain/products/features.ts'
import { type FieldOf, attributeField, brandField, compatibilityField, headField, nameField } from './fields.ts'
import { headPlaces, isSpanish, namesKind } from './head-noun.ts'
import { editions, versions } from './product-concepts.ts'
import {
  type HeadedName,
  fieldsOfCategory,
  isAccessory,
  isDevice,
  isDeviceCategory,
  readCategory,
} from './product-kind.ts'
import { type ProductName, fieldsOfName, purposePhrases, readName, saysPurpose } from './product-name.ts'
import { addKindTitles, addModelTitles } from './product-titles.ts'
import { type ProductTerms, addText, createProductTerms } from './term-collector.ts'
import { readShared } from './read-text.ts'
import { conceptsOf, thesaurus } from './thesaurus.ts'

/** The texts by which a product is searched. */
export interface ProductText {
  code: string
  /** Its name in English and in Spanish. */
  names: readonly string[]
  brand: string
  model: string
  /** The name of its category in English and in Spanish. */
  categoryNames: readonly string[]
  color: string | null
  storage: string | null
  /** Whether the store knows devices that it is made for. */
  isForDevices?: boolean
  /** The makers of these. */
  deviceMakers?: readonly string[]
  /** What its specifications state in the words of a search. */
  features?: readonly Feature[]
}

const english = 1
/** Spanish, as the language of a word. */
export const spanish = 2
const allLanguages = 3
const everywhere = () => true

/** The term of products that are made for a named model. */
export const compatibleTerm = '=compatible'
/** The term of products that are made for nothing else: who names a maker alone wants these first. */
export const deviceTerm = '=device'

/** The term of products whose name says an edition of a model: who names the model alone wants the other ones first. */
export const editionTerm = '=edition'

/** Cuts a product's texts into terms with their fields, and adds the phrases and titles that name it whole. */
export function analyzeProduct(product: ProductText): AnalyzedDocument {
  const categories = distinct(product.categoryNames).map(({ text, languages }) => readCategory(text, languages))
  const brand = readShared(product.brand).tokens
  const model = readShared(product.model).tokens
  const isOfDevices = isDeviceCategory(categories)
  const names = distinct(product.names).map(({ text, languages }) => {
    const name = readName(text, brand.length)
    const kind = { isDevice: isOfDevices, isHeadFirst: languages === spanish || isSpanish(name.tokens) }
    return { name, languages, heads: headPlaces(name, { brand, model }, kind) }
  })
  const isForOthers = product.isForDevices || isAccessory(names, categories)
  const terms = createProductTerms(product.code)
  terms.nameLength = Math.max(0, ...names.map(({ name }) => name.tokens.length))
  for (const name of names) addName(terms, name, { brand, model, isForOthers })
  for (const category of categories) addText(terms, { ...category, fieldOf: fieldsOfCategory(category) })
  addAttributes(terms, product, isForOthers)
  if (!isForOthers && isDevice(names, categories)) terms.terms.set(deviceTerm, headField)
  if (names.some(hasEdition)) terms.terms.set(editionTerm, nameField)
  if (model.length > 0) {
    for (const name of namesOfModel(model, brand))
      terms.phrases.add(phraseKey(thesaurus, name)).add(phraseKey(thesaurus, [...brand, ...name]))
    if (!isForOthers) {
      addModelTitles(terms.titles, { brand, model, shownBrand: product.brand, shownModel: product.model })
    }
  }
  return terms
}

/**
 * The names of a model: as it is written; without a network or year at its end; and where the name of a line comes first,
 * from the word of letters and digits on. `Galaxy S22 5G` is also called `galaxy s22` and `s22`.
 */
function namesOfModel(model: readonly Token[], brand: readonly Token[]): (readonly Token[])[] {
  const wordAt = (place: number) =>
    model.flatMap(({ word, group }) => (group === model[place]?.group ? [word] : [])).join('')
  const end = model.findLastIndex((_, place) => !versions.includes(wordAt(place))) + 1
  const bare = end > 0 ? model.slice(0, end) : model
  const series = bare.findIndex((_, place) => /^\p{L}{1,2}\d/u.test(wordAt(place)))
  const isLine = ({ word }: Token) => !brand.some((token) => token.word === word)
  return bare.slice(0, Math.max(0, series)).some(isLine) ? [model, bare, bare.slice(series)] : [model, bare]
}

/** The English and the Spanish text with their languages as bits, once where they are equal. */
function distinct([first = '', second = first]: readonly string[]): { text: string; languages: number }[] {
  if (first === second) return [{ text: first, languages: allLanguages }]
  return [
    { text: first, languages: english },
    { text: second, languages: spanish },
  ]
}

const hasEdition = ({ name }: HeadedName): boolean =>
  name.tokens.some(({ word }, place) => name.fields[place] === nameField && editions.has(word))

interface NameContext {
  brand: readonly Token[]
  model: readonly Token[]
  isForOthers: boolean
}

function addName(terms: ProductTerms, { name, languages, heads }: HeadedName, context: NameContext): void {
  const { brand, model, isForOthers } = context
  addText(terms, {
    ...name,
    languages,
    fieldOf: fieldsOfName(name, { isAccessory: isForOthers, heads }),
    isProperName: placesOfModel(name, model),
  })
  const purposes = isForOthers ? purposePhrases(name) : []
  for (const phrase of purposes) terms.phrases.add(phrase)
  addKindTitles(terms.titles, { name, languages, heads }, [...brand, ...model])
  if (purposes.length > 0 && saysPurpose(name)) terms.terms.set(compatibleTerm, compatibilityField)
}

function addAttributes(terms: ProductTerms, product: ProductText, isForOthers: boolean): void {
  const { brand, model, storage, color, features = [] } = product
  const add = (text: string, fieldOf: FieldOf, languages = allLanguages, isProperName?: () => boolean) =>
    addText(terms, { ...readShared(text), languages, fieldOf, isProperName })
  add(brand, () => brandField, allLanguages, everywhere)
  // Who looks for a model wants it, then what is made for it. A model may be a whole name: of `Laptop lock` no word is one.
  const ofModel = isForOthers ? attributeField : headField
  add(model, (_, concepts) => (namesKind(concepts) ? nameField : ofModel), allLanguages, everywhere)
  for (const maker of product.deviceMakers ?? []) add(maker, () => compatibilityField, allLanguages, everywhere)
  if (storage) add(storage, () => nameField)
  if (color) add(color, () => attributeField, english)
  for (const { en, es } of features)
    for (const { text, languages } of distinct([en, es])) add(text, () => attributeField, languages)
}

/**
 * Where the model stands in the name: its words mean nothing else, so that an `Onza Cubo mini computer` is no charger
 * (`cubo`). Where no other word says what the product is, the model's words do.
 */
function placesOfModel({ tokens }: ProductName, model: readonly Token[]): ((place: number) => boolean) | undefined {
  const first = tokens.findIndex(
    (_, place) => model.length > 0 && model.every(({ word }, nth) => tokens[place + nth]?.word === word),
  )
  if (first < 0) return undefined
  const isModel = (place: number) => place >= first && place < first + model.length
  const saysKind = tokens.some((token, place) => !isModel(place) && conceptsOf(token).some(thesaurus.isKind))
  return saysKind ? isModel : undefined
}
