import { type SpecialPrice, firstPriceLevel } from '#domain/products/unit-price.ts'
import { lowerBound } from '#search-engine/lower-bound.ts'
import { type DocIdSet, cloneSet, createDocIdSet, docsOf, hasDoc, setDoc } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import type { IndexedProduct, IndexedSpecial, UnitPrice } from './indexed-product.ts'
import { orderByNumber } from './order-by-number.ts'
import { type CompareDocs, repositioned } from './sort-permutation.ts'

/** The price of a product without one. It is larger than every price, so such products sort behind all others. */
export const noPrice = 0x7fff_ffff

/** What one price level sorts and filters by. */
export interface PriceLevelColumns {
  /** The price of one unit, or its special price while that runs and counts from one unit on. */
  displayPrice: Int32Array
  /** All documents, the cheapest first, those without a price last. */
  order: Uint32Array
  /** The documents whose special price runs and is lower than the level's price. */
  offers: DocIdSet
}

export interface Prices {
  /** The code of each document: the index's own array, by which equal prices are ordered. */
  codes: readonly string[]
  /** The price of one unit by level: 0 where the level has no row of its own, -1 where its row says 0. */
  unitPrices: Map<number, Int32Array>
  specialPrice: Int32Array
  specialMinQuantity: Int32Array
  specialFrom: Float64Array
  specialUntil: Float64Array
  /** The documents with a special price, running or not. */
  specials: DocIdSet
  /** The documents whose special price runs, from `specialsValidFrom` until before `specialsValidUntil`. */
  running: DocIdSet
  specialsValidFrom: number
  specialsValidUntil: number
  /** The columns of a level are computed when the first customer of that level asks for a list. */
  levels: Map<number, PriceLevelColumns>
}

export function createPrices(codes: readonly string[]): Prices {
  return {
    codes,
    unitPrices: new Map(),
    specialPrice: new Int32Array(),
    specialMinQuantity: new Int32Array(),
    specialFrom: new Float64Array(),
    specialUntil: new Float64Array(),
    specials: createDocIdSet(),
    running: createDocIdSet(),
    specialsValidFrom: -Infinity,
    specialsValidUntil: Infinity,
    levels: new Map(),
  }
}

/** A copy that can be written beside these columns; `codes` are those of its index. */
export function clonePrices(prices: Prices, codes: readonly string[]): Prices {
  const { unitPrices, specialPrice, specialMinQuantity, specialFrom, specialUntil, specials, running, levels } = prices
  return {
    ...prices,
    codes,
    unitPrices: new Map([...unitPrices].map(([level, column]) => [level, column.slice()])),
    specialPrice: specialPrice.slice(),
    specialMinQuantity: specialMinQuantity.slice(),
    specialFrom: specialFrom.slice(),
    specialUntil: specialUntil.slice(),
    specials: cloneSet(specials),
    running: cloneSet(running),
    levels: new Map(
      [...levels].map(([level, { displayPrice, order, offers }]) => [
        level,
        { displayPrice: displayPrice.slice(), order, offers: cloneSet(offers) },
      ]),
    ),
  }
}

// A row of 0 says that the level cannot buy the product, which is not the same as having no row.
const notForSale = -1

/** Writes the prices of a document. `updatingPrices` must follow, which derives the levels' columns from them. */
export function setPrices(
  prices: Prices,
  doc: number,
  { prices: given, special }: Pick<IndexedProduct, 'prices' | 'special'>,
): void {
  setUnitPrices(prices, doc, given)
  setSpecial(prices, doc, special)
}

/** Writes the prices of one unit of a document, and not its special price. `updatingPrices` must follow. */
export function setUnitPrices(prices: Prices, doc: number, given: readonly UnitPrice[]): void {
  for (const unitPrices of prices.unitPrices.values()) if (doc < unitPrices.length) unitPrices[doc] = 0
  for (const { level, priceCentavos } of given) {
    const unitPrices = ensureCapacity(prices.unitPrices.get(level) ?? new Int32Array(), doc + 1)
    unitPrices[doc] = priceCentavos || notForSale
    prices.unitPrices.set(level, unitPrices)
  }
}

function setSpecial(prices: Prices, doc: number, special: IndexedSpecial | null): void {
  prices.specialPrice = ensureCapacity(prices.specialPrice, doc + 1)
  prices.specialMinQuantity = ensureCapacity(prices.specialMinQuantity, doc + 1)
  prices.specialFrom = ensureCapacity(prices.specialFrom, doc + 1)
  prices.specialUntil = ensureCapacity(prices.specialUntil, doc + 1)
  prices.specialPrice[doc] = special?.priceCentavos ?? 0
  prices.specialMinQuantity[doc] = special?.minQuantity ?? 1
  prices.specialFrom[doc] = special?.from ?? -Infinity
  prices.specialUntil[doc] = special?.until ?? Infinity
  setDoc(prices.specials, doc, special !== null)
}

/** Recomputes the columns of all levels in use for documents that are new or whose prices were written, a level in a step. */
export function* updatingPrices(prices: Prices, docs: readonly number[], now: number): Generator<void> {
  for (const doc of docs) activateSpecial(prices, doc, now)
  for (const [level, columns] of prices.levels) {
    updateLevel(prices, level, columns, docs)
    yield
  }
}

/** The columns of a price level. A level without any row of its own shares those of level 1. */
export function priceLevelColumns(prices: Prices, priceLevel: number): PriceLevelColumns {
  const level = prices.unitPrices.has(priceLevel) ? priceLevel : firstPriceLevel
  const existing = prices.levels.get(level)
  if (existing) return existing
  const { length } = prices.codes
  const columns: PriceLevelColumns = {
    displayPrice: new Int32Array(length),
    order: new Uint32Array(),
    offers: createDocIdSet(length),
  }
  updateLevel(prices, level, columns, [...prices.codes.keys()])
  prices.levels.set(level, columns)
  return columns
}

/**
 * The price of one unit of a document at a level, null where it cannot be bought: the rule of `unitPriceCentavos`
 * (PRODUCT-1) for a quantity of one and without the special price.
 */
export function unitPriceAt({ unitPrices }: Prices, priceLevel: number, doc: number): number | null {
  const price = unitPrices.get(priceLevel)?.[doc] || unitPrices.get(firstPriceLevel)?.[doc] || notForSale
  return price > 0 ? price : null
}

/** The special price of a document, running or not; null where it has none. */
export function specialOf(prices: Prices, doc: number): SpecialPrice | null {
  if (!hasDoc(prices.specials, doc)) return null
  const instant = (ms: number) => (Number.isFinite(ms) ? new Date(ms) : null)
  return {
    priceCentavos: prices.specialPrice[doc] as number,
    minQuantity: prices.specialMinQuantity[doc] as number,
    from: instant(prices.specialFrom[doc] as number),
    until: instant(prices.specialUntil[doc] as number),
  }
}

/** How many documents of the level's order cost less than a price. */
export function countBelow(
  { order, displayPrice }: Pick<PriceLevelColumns, 'order' | 'displayPrice'>,
  price: number,
): number {
  return lowerBound(0, order.length, (at) => (displayPrice[order[at] as number] as number) < price)
}

/**
 * Brings `running` to an instant, since special prices begin and end with time alone. The instant may also lie before
 * the last one: a request that began earlier gets the prices of its own moment. Answers whether any price changed.
 */
export function activateDueSpecials(prices: Prices, now: number): boolean {
  if (now >= prices.specialsValidFrom && now < prices.specialsValidUntil) return false
  prices.specialsValidFrom = -Infinity
  prices.specialsValidUntil = Infinity
  const changed: number[] = []
  for (const doc of docsOf(prices.specials)) {
    const wasRunning = hasDoc(prices.running, doc)
    activateSpecial(prices, doc, now)
    if (hasDoc(prices.running, doc) !== wasRunning) changed.push(doc)
  }
  for (const [level, columns] of prices.levels) updateLevel(prices, level, columns, changed)
  return changed.length > 0
}

/** Sets whether a document's special price runs, and narrows the time for which `running` is valid to its dates. */
function activateSpecial(prices: Prices, doc: number, now: number): void {
  const { specials, running, specialFrom, specialUntil } = prices
  const from = specialFrom[doc] as number
  const until = specialUntil[doc] as number
  const isSpecial = hasDoc(specials, doc)
  setDoc(running, doc, isSpecial && from <= now && now < until)
  if (!isSpecial) return
  for (const moment of [from, until]) {
    if (moment <= now) prices.specialsValidFrom = Math.max(prices.specialsValidFrom, moment)
    else prices.specialsValidUntil = Math.min(prices.specialsValidUntil, moment)
  }
}

/** Where more than these move, and more than one of so many documents, all are sorted again. */
const resortedMin = 500
const movedShareMax = 50

function updateLevel(prices: Prices, level: number, columns: PriceLevelColumns, docs: readonly number[]): void {
  const { codes, running, specialPrice, specialMinQuantity } = prices
  const orderedBefore = columns.order.length
  columns.displayPrice = ensureCapacity(columns.displayPrice, codes.length)
  const moved: number[] = []
  for (const doc of docs) {
    const unitPrice = unitPriceAt(prices, level, doc) ?? noPrice
    const special = hasDoc(running, doc) ? (specialPrice[doc] as number) : noPrice
    const isOffer = unitPrice !== noPrice && special < unitPrice
    const displayPrice = isOffer && specialMinQuantity[doc] === 1 ? special : unitPrice
    setDoc(columns.offers, doc, isOffer)
    // Documents enter the order by ascending number, so those below `orderedBefore` are in it already.
    if (doc >= orderedBefore || columns.displayPrice[doc] !== displayPrice) moved.push(doc)
    columns.displayPrice[doc] = displayPrice
  }
  columns.order =
    moved.length > Math.max(resortedMin, codes.length / movedShareMax)
      ? orderByNumber(columns.displayPrice, codes)
      : repositioned(columns.order, moved, byPrice(columns, codes))
}

/** The cheapest first; equal prices in the order of the codes, so that every process lists them alike. */
const byPrice =
  ({ displayPrice }: PriceLevelColumns, codes: readonly string[]): CompareDocs =>
  (a, b) =>
    (displayPrice[a] as number) - (displayPrice[b] as number) || ((codes[a] as string) < (codes[b] as string) ? -1 : 1)
