import type { AnalyzedDocument } from '#search-engine/analyzed-document.ts'
import { conceptTerm, phraseKey } from '#search-engine/term-keys.ts'
import { type Token, tokenizeShared } from '#search-engine/tokenizer.ts'
import { attributeField, compatibilityField, nameField } from './fields.ts'
import { productConcepts } from './product-concepts.ts'
import { fieldsOfCategory, isAccessory } from './product-kind.ts'
import { type ProductName, fieldsOfName, purposePhrases, readName, saysPurpose } from './product-name.ts'
import { addKindTitles, addModelTitles } from './product-titles.ts'
import { type ProductTerms, addText, createProductTerms } from './term-collector.ts'
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
}

const english = 1
const allLanguages = 3
const everywhere = () => true

/** The term of products that are made for a named model. */
export const compatibleTerm = '=compatible'

/** Cuts a product's texts into terms with their fields, and adds the phrases and titles that name it whole. */
export function analyzeProduct(product: ProductText): AnalyzedDocument {
  const names = product.names.map(readName)
  const categories = product.categoryNames.map(tokenizeShared)
  const brand = tokenizeShared(product.brand)
  const model = tokenizeShared(product.model)
  const isForOthers = isAccessory(names, categories)
  const terms = createProductTerms(product.code)
  names.forEach((name, nth) =>
    addName(terms, name, { languages: languagesOf(product.names, nth), brand, model, isForOthers }),
  )
  categories.forEach((tokens, nth) =>
    addText(terms, {
      tokens,
      languages: languagesOf(product.categoryNames, nth),
      fieldOf: fieldsOfCategory(tokens, nth),
    }),
  )
  addAttributes(terms, product, isForOthers)
  addFieldsOfConcepts(terms.terms)
  if (model.length > 0) {
    terms.phrases.add(phraseKey(thesaurus, model)).add(phraseKey(thesaurus, [...brand, ...model]))
    const shown = `${product.brand} ${product.model}`.trim()
    if (!isForOthers) addModelTitles(terms.titles, { brand, model, shown })
  }
  return terms
}

/** The language of the nth of two texts as a bit, or both where the texts are equal. */
const languagesOf = (texts: readonly string[], nth: number): number =>
  texts.length < 2 || texts[0] === texts[1] ? allLanguages : nth + 1

interface NameContext {
  languages: number
  brand: readonly Token[]
  model: readonly Token[]
  isForOthers: boolean
}

function addName(terms: ProductTerms, name: ProductName, context: NameContext): void {
  const { languages, brand, model, isForOthers } = context
  addText(terms, {
    tokens: name.tokens,
    languages,
    fieldOf: fieldsOfName(name, isForOthers),
    isProperName: placesOfModel(name, model),
  })
  const purposes = isForOthers ? purposePhrases(name) : []
  for (const phrase of purposes) terms.phrases.add(phrase)
  addKindTitles(terms.titles, name, { languages, properNames: [...brand, ...model] })
  if (purposes.length > 0 && saysPurpose(name)) terms.terms.set(compatibleTerm, compatibilityField)
}

function addAttributes(terms: ProductTerms, { brand, model, storage, color }: ProductText, isForOthers: boolean): void {
  const add = (text: string, field: number, languages = allLanguages, isProperName?: () => boolean) =>
    addText(terms, { tokens: tokenizeShared(text), languages, fieldOf: () => field, isProperName })
  add(brand, nameField, allLanguages, everywhere)
  add(model, isForOthers ? attributeField : nameField, allLanguages, everywhere)
  if (storage) add(storage, nameField)
  if (color) add(color, attributeField, english)
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
  const others = tokens.filter((_, place) => !isModel(place)).flatMap(conceptsOf)
  return others.some((concept) => productConcepts.has(concept)) ? isModel : undefined
}

/**
 * Adds to each word the fields of its concepts: the word `laptop` of a product among the `Computers` is in the category's
 * field as well, since a laptop is a computer.
 */
function addFieldsOfConcepts(terms: Map<string, number>): void {
  for (const [term, fields] of terms) {
    const added = thesaurus.conceptsOf(term).reduce((sum, concept) => sum | (terms.get(conceptTerm(concept)) ?? 0), 0)
    if (added !== 0) terms.set(term, fields | added)
  }
}
