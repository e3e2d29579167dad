import { type ProductTextIndex, createProductTextIndex } from '#server/modules/product-text/product-text-index.ts'
import { type Choices, choose, createChoices } from './choices.ts'
import { withRoom } from './column.ts'
import { toldOf } from './cards.ts'
import { type DocSet, addDoc, createDocSet, removeDoc } from './doc-set.ts'
import { type Compare, reordered } from './order.ts'
import { type Prices, createPrices, reprice, setPrices, settleSpecials } from './prices.ts'
import { type PiecesAt, type Stock, createStock, setStock } from './stock.ts'

/** A product as the index reads it. Instants are milliseconds. */
export interface IndexedProduct {
  id: string
  code: string
  names: [en: string, es: string]
  brand: Brand
  category: Category
  model: string
  color: string | null
  storage: string | null
  /** In their order. */
  pictures: [picture: string, photoType: string][]
  popularity: number
  createdAt: number
  rating: number
  reviewsCount: number
  special: { priceCentavos: number; minQuantity: number; from: number | null; until: number | null } | null
  /** What one piece costs at a level; only prices above 0. */
  prices: { level: number; priceCentavos: number }[]
  /** The open branches that have a free piece. */
  pieces: PiecesAt[]
}

export interface Brand {
  slug: string
  name: string
}

export interface Category {
  id: number
  names: [en: string, es: string]
  position: number
}

/**
 * All products that are shown, column by column, so that filtering and counting run along arrays of numbers (decision
 * 020), with all that a list shows of them (decision 026).
 */
export interface CatalogueIndex {
  /** The code of each document, those that are gone included. */
  codes: string[]
  docs: Map<string, number>
  live: DocSet
  /** By id. */
  categories: Choices<number, Category>
  /** By slug. */
  brands: Choices<string, Brand>
  models: Choices<string, string>
  /** Ratings, rounded down. */
  stars: Choices<number, number>
  stock: Stock
  popularity: Int32Array
  createdAt: Float64Array
  /** The most popular first. */
  byPopularity: Uint32Array
  /** The newest first. */
  byAge: Uint32Array
  prices: Prices
  text: ProductTextIndex
  /** What else a card shows of each document. */
  told: string[]
  /** Of the texts that a document is found by. */
  textHash: Int32Array
  /** How often a text was replaced or taken out. What only the earlier one bore stays: its words, model and number. */
  replacedTexts: number
  /** Moves with every change. */
  generation: number
}

export function createCatalogueIndex(): CatalogueIndex {
  return {
    codes: [],
    docs: new Map(),
    live: createDocSet(),
    categories: createChoices(),
    brands: createChoices(),
    models: createChoices(),
    stars: createChoices(),
    stock: createStock(),
    popularity: new Int32Array(),
    createdAt: new Float64Array(),
    byPopularity: new Uint32Array(),
    byAge: new Uint32Array(),
    prices: createPrices(),
    text: createProductTextIndex(),
    told: [],
    textHash: new Int32Array(),
    replacedTexts: 0,
    generation: 0,
  }
}

/** Takes products in, or corrects those it has, and puts all into their places. Each at most once. */
export function putProducts(index: CatalogueIndex, products: readonly IndexedProduct[], now: Date): void {
  const before = index.codes.length
  const popular: number[] = []
  const aged: number[] = []
  const docs = products.map((product) => {
    const doc = docOf(index, product.code)
    if (doc >= before || index.popularity[doc] !== product.popularity) popular.push(doc)
    if (doc >= before || index.createdAt[doc] !== product.createdAt) aged.push(doc)
    write(index, doc, product)
    return doc
  })
  index.byPopularity = reordered(index.byPopularity, popular, byPopularity(index))
  index.byAge = reordered(index.byAge, aged, byAge(index))
  reprice(index.prices, docs, index.codes, now.getTime())
  index.generation += 1
}

/** Products that are no longer shown. They keep their numbers and places, in case they come back. */
export function removeProducts(index: CatalogueIndex, codes: readonly string[]): void {
  if (codes.length === 0) return
  for (const code of codes) {
    const doc = index.docs.get(code)
    if (doc === undefined) continue
    removeDoc(index.live, doc)
    index.text.remove(doc)
    index.replacedTexts += 1
    index.textHash[doc] = 0
  }
  index.generation += 1
}

/** Brings the index to an instant, as special prices begin and end with time; whether that moved any product. */
export function settleIndex(index: CatalogueIndex, now: Date): boolean {
  const hasMoved = settleSpecials(index.prices, now.getTime(), index.codes)
  if (hasMoved) index.generation += 1
  return hasMoved
}

// Different products of the same popularity or age stand in the order of their codes, in every process.
/** The most popular first. */
const byPopularity =
  ({ popularity, codes }: CatalogueIndex): Compare =>
  (a, b) =>
    (popularity[b] as number) - (popularity[a] as number) || ((codes[a] as string) < (codes[b] as string) ? -1 : 1)

/** The newest first. */
const byAge =
  ({ createdAt, codes }: CatalogueIndex): Compare =>
  (a, b) =>
    (createdAt[b] as number) - (createdAt[a] as number) || ((codes[a] as string) < (codes[b] as string) ? -1 : 1)

function docOf(index: CatalogueIndex, code: string): number {
  const known = index.docs.get(code)
  if (known !== undefined) return known
  const doc = index.codes.push(code) - 1
  index.docs.set(code, doc)
  return doc
}

function write(index: CatalogueIndex, doc: number, product: IndexedProduct): void {
  addDoc(index.live, doc)
  index.popularity = withRoom(index.popularity, doc + 1)
  index.popularity[doc] = product.popularity
  index.createdAt = withRoom(index.createdAt, doc + 1)
  index.createdAt[doc] = product.createdAt
  choose(index.categories, doc, product.category.id, product.category)
  choose(index.brands, doc, product.brand.slug, product.brand)
  choose(index.models, doc, product.model, product.model)
  const stars = Math.floor(product.rating)
  choose(index.stars, doc, stars, stars)
  setStock(index.stock, doc, product.pieces)
  setPrices(index.prices, doc, product)
  index.told[doc] = toldOf(product)
  writeText(index, doc, product)
}

/** Most changes are of prices and stock: words are cut anew only where a text is another one. */
function writeText(
  index: CatalogueIndex,
  doc: number,
  { code, names, brand, category, model, color, storage }: IndexedProduct,
): void {
  const texts = { code, names, brand: brand.name, model, categoryNames: category.names, color, storage }
  const hash = hashOf(JSON.stringify(texts))
  index.textHash = withRoom(index.textHash, doc + 1)
  if (index.textHash[doc] === hash) return
  if (index.textHash[doc] !== 0) index.replacedTexts += 1
  index.textHash[doc] = hash
  index.text.set(doc, texts)
}

const replacedMin = 1_000

/**
 * Whether as many texts were replaced as there are products: then what is left of earlier ones may be half of all, and
 * the index is to be read anew.
 */
export function isWorn({ replacedTexts, codes }: CatalogueIndex): boolean {
  return replacedTexts > Math.max(replacedMin, codes.length)
}

/** FNV-1a, and never 0: that stands for no text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 1
}
