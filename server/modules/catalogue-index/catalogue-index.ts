import { featuresOf } from '#domain/products/features.ts'
import { popularityOf } from '#domain/products/popularity.ts'
import { type ProductTextIndex, createProductTextIndex } from '#server/modules/product-text/product-text-index.ts'
import { type CardGroups, assignCards, createCardGroups, leaveCardGroup, setCardGroup } from './card-groups.ts'
import { encodeCard } from './card-record.ts'
import { type DictionaryColumn, assignValue, createDictionaryColumn } from './dictionary-column.ts'
import { type DocIdSet, addDoc, createDocIdSet, hasDoc, removeDoc } from './doc-id-set.ts'
import { type Families, createFamilies, setFamily } from './families.ts'
import { type FacetColumns, createFacetColumns, lengthOf, setFacets } from './facet-columns.ts'
import { type ModelRatings, createModelRatings, othersOf, rateModel, setOwnRating } from './model-ratings.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import type { Brand, Category, IndexedProduct } from './indexed-product.ts'
import { type Prices, activateDueSpecials, createPrices, setPrices } from './price-columns.ts'
import type { TextSnapshot } from './text-snapshot.ts'
import { type StockColumns, createStockColumns, setStock } from './stock-columns.ts'

/**
 * All products that the store shows, column by column: filters, counts and sort orders run along arrays of numbers
 * (decision 020), and a list finds all that its cards show here, without the database (decision 026). A document is a
 * product's number in the index, its position in every column.
 */
export interface CatalogueIndex {
  /** The code of each document, of removed ones as well. */
  codes: string[]
  /** The document of each code. */
  docs: Map<string, number>
  /** The documents that are not removed. */
  live: DocIdSet
  /** By id. */
  categories: DictionaryColumn<number, Category>
  /** By slug. */
  brands: DictionaryColumn<string, Brand>
  models: DictionaryColumn<string, string>
  ratings: ModelRatings
  /** The average ratings that pages show, rounded down to whole stars. */
  stars: DictionaryColumn<number, number>
  facets: FacetColumns
  families: Families
  cardGroups: CardGroups
  stock: StockColumns
  /** How popular each document is (`popularityOf`). */
  popularity: Int32Array
  createdAt: Float64Array
  /** All documents, the most popular first. */
  byPopularity: Uint32Array
  /** All documents, the newest first. */
  byAge: Uint32Array
  prices: Prices
  text: ProductTextIndex
  /** The remaining fields of each document's card (`encodeCard`). */
  cardRecords: string[]
  /** A hash of the texts by which a document is searched, 0 where it has none. */
  textHash: Int32Array
  /**
   * How many texts were replaced or removed. The text index keeps the words of replaced texts, the columns their values
   * and the documents their numbers: only a rebuild frees them (`needsRebuild`).
   */
  replacedTexts: number
  /** Grows with every change, so that results computed from the index can be cached until the next one. */
  generation: number
}

/** An empty index; with a snapshot it has the texts of its documents, which are shown once their products are written. */
export function createCatalogueIndex(snapshot?: TextSnapshot): CatalogueIndex {
  const codes = snapshot?.codes ?? []
  return {
    codes,
    docs: new Map(codes.map((code, doc) => [code, doc])),
    live: createDocIdSet(),
    categories: createDictionaryColumn(),
    brands: createDictionaryColumn(),
    models: createDictionaryColumn(),
    ratings: createModelRatings(),
    stars: createDictionaryColumn(),
    facets: createFacetColumns(),
    families: createFamilies(),
    cardGroups: createCardGroups(),
    stock: createStockColumns(),
    popularity: new Int32Array(),
    createdAt: new Float64Array(),
    byPopularity: new Uint32Array(),
    byAge: new Uint32Array(),
    prices: createPrices(codes),
    text: createProductTextIndex(snapshot?.text),
    cardRecords: codes.map(() => notWritten),
    textHash: snapshot?.textHash ?? new Int32Array(),
    replacedTexts: snapshot?.replacedTexts ?? 0,
    generation: 0,
  }
}

/** The record of a document whose text comes from a snapshot, before its product is written. */
const notWritten = ''

/** The documents that were written since the sort orders were last brought up to date (`updateOrders`). */
export interface Written {
  docs: number[]
  popularity: number[]
  age: number[]
}

export const nothingWritten = (): Written => ({ docs: [], popularity: [], age: [] })

/** Adds products, or updates those it has. `updateOrders` must follow, once for any number of products. */
export function writeProducts(index: CatalogueIndex, products: readonly IndexedProduct[], written: Written): void {
  for (const product of products) {
    const doc = docOf(index, product.code)
    const isNew = !index.cardRecords[doc]
    // It may have become one of another model.
    leaveModel(index, doc)
    if (isNew || index.popularity[doc] !== popularityOfIndexed(product)) written.popularity.push(doc)
    if (isNew || index.createdAt[doc] !== product.createdAt) written.age.push(doc)
    writeDocument(index, doc, product)
    written.docs.push(doc)
  }
}

/** Removes products that are no longer shown. They keep their numbers and positions, in case they come back. */
export function removeProducts(index: CatalogueIndex, codes: readonly string[]): void {
  if (codes.length === 0) return
  for (const code of codes) {
    const doc = index.docs.get(code)
    if (doc === undefined) continue
    leaveModel(index, doc)
    index.text.remove(doc)
    index.replacedTexts += 1
    index.textHash[doc] = 0
  }
  assignCards(index)
  index.generation += 1
}

/** Removes the documents of a snapshot whose products the store no longer shows. */
export function removeNotWritten(index: CatalogueIndex): void {
  removeProducts(
    index,
    index.codes.filter((_, doc) => index.cardRecords[doc] === notWritten && index.textHash[doc] !== 0),
  )
}

/** Brings special prices to an instant, as they begin and end with time; answers whether that changed any price. */
export function activateSpecialsAt(index: CatalogueIndex, now: Date): boolean {
  const hasChanged = activateDueSpecials(index.prices, now.getTime())
  if (hasChanged) index.generation += 1
  return hasChanged
}

const popularityOfIndexed = ({ unitsSold, rating, reviewsCount }: IndexedProduct): number =>
  popularityOf({ unitsSold, ratingAverage: rating, ratingsCount: reviewsCount })

function docOf(index: CatalogueIndex, code: string): number {
  const existing = index.docs.get(code)
  if (existing !== undefined) return existing
  const doc = index.codes.push(code) - 1
  index.docs.set(code, doc)
  return doc
}

/** Takes a document out of the shown ones; the others of its model are rated without it. */
function leaveModel(index: CatalogueIndex, doc: number): void {
  if (!hasDoc(index.live, doc)) return
  const [other] = othersOf(index, doc)
  removeDoc(index.live, doc)
  leaveCardGroup(index.cardGroups, doc)
  if (other !== undefined) rateModel(index, other)
}

function writeDocument(index: CatalogueIndex, doc: number, product: IndexedProduct): void {
  addDoc(index.live, doc)
  index.popularity = ensureCapacity(index.popularity, doc + 1)
  index.popularity[doc] = popularityOfIndexed(product)
  index.createdAt = ensureCapacity(index.createdAt, doc + 1)
  index.createdAt[doc] = product.createdAt
  assignValue(index.categories, doc, product.category.id, product.category)
  assignValue(index.brands, doc, product.brand.slug, product.brand)
  assignValue(index.models, doc, product.model, product.model)
  setFacets(index.facets, doc, product)
  setFamily(index, doc)
  setCardGroup(index, doc, { ...product, length: lengthOf(index.facets, doc) })
  setOwnRating(index.ratings, doc, product)
  rateModel(index, doc)
  setStock(index.stock, doc, product.freeStock)
  setPrices(index.prices, doc, product)
  index.cardRecords[doc] = encodeCard(product)
  writeText(index, doc, product)
}

/** Most changes are of prices and stock, so a text is tokenized again only when its hash differs. */
function writeText(
  index: CatalogueIndex,
  doc: number,
  { code, names, brand, category, model, color, storage, devices, specifications }: IndexedProduct,
): void {
  const isForDevices = devices.length > 0
  const texts = {
    code,
    names,
    brand: brand.name,
    model,
    categoryNames: category.names,
    color,
    storage,
    isForDevices,
    deviceMakers: [...new Set(devices.map((device) => device.brand))],
    features: featuresOf(specifications),
  }
  const hash = hashOf(JSON.stringify(texts))
  index.textHash = ensureCapacity(index.textHash, doc + 1)
  if (index.textHash[doc] === hash) return
  if (index.textHash[doc] !== 0) index.replacedTexts += 1
  index.textHash[doc] = hash
  index.text.set(doc, texts)
}

const replacedMin = 1_000

/**
 * Whether more texts were replaced than there are products: then about half of the text index may belong to replaced
 * texts, and reading the whole catalogue into a new index frees it.
 */
export function needsRebuild({ replacedTexts, codes }: CatalogueIndex): boolean {
  return replacedTexts > Math.max(replacedMin, codes.length)
}

/** FNV-1a with the lowest bit set, since 0 stands for a document without text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 1
}
