import { type SpecialPrice, firstPriceLevel } from '#domain/products/unit-price.ts'
import { lowerBound } from '#search-engine/lower-bound.ts'
import { withRoom } from './column.ts'
import { type DocSet, createDocSet, docsOf, hasDoc, putDoc } from './doc-set.ts'
import { type Compare, reordered } from './order.ts'

/** Stands where a product has no price, behind every price; larger than any that the store would take. */
export const noPrice = 0x7fff_ffff

/** What sorting and filtering go by at one price level. */
export interface Level {
  /** The price of one piece, the special one included while it runs. */
  shown: Int32Array
  /** The cheapest first, those without a price last. */
  order: Uint32Array
  /** Those with a running special price below their own. */
  offers: DocSet
}

export interface Prices {
  /** The price of one piece by level, 0 where the product has none of its own at that level. */
  own: Map<number, Int32Array>
  specialPrice: Int32Array
  specialMinQuantity: Int32Array
  specialFrom: Float64Array
  specialUntil: Float64Array
  /** Those that have a special price, running or not. */
  specials: DocSet
  running: DocSet
  /** Which specials run holds from the first instant until before the second. */
  settledFrom: number
  settledUntil: number
  /** The levels that somebody has asked for: most levels have no customer here today. */
  levels: Map<number, Level>
}

export function createPrices(): Prices {
  return {
    own: new Map(),
    specialPrice: new Int32Array(),
    specialMinQuantity: new Int32Array(),
    specialFrom: new Float64Array(),
    specialUntil: new Float64Array(),
    specials: createDocSet(),
    running: createDocSet(),
    settledFrom: -Infinity,
    settledUntil: Infinity,
    levels: new Map(),
  }
}

interface PricedProduct {
  prices: readonly { level: number; priceCentavos: number }[]
  special: { priceCentavos: number; minQuantity: number; from: number | null; until: number | null } | null
}

/** Notes what a product costs; `reprice` then puts it into its places. */
export function setPrices(prices: Prices, doc: number, { prices: given, special }: PricedProduct): void {
  for (const own of prices.own.values()) if (doc < own.length) own[doc] = 0
  for (const { level, priceCentavos } of given) {
    const own = withRoom(prices.own.get(level) ?? new Int32Array(), doc + 1)
    own[doc] = priceCentavos
    prices.own.set(level, own)
  }
  prices.specialPrice = withRoom(prices.specialPrice, doc + 1)
  prices.specialMinQuantity = withRoom(prices.specialMinQuantity, doc + 1)
  prices.specialFrom = withRoom(prices.specialFrom, doc + 1)
  prices.specialUntil = withRoom(prices.specialUntil, doc + 1)
  prices.specialPrice[doc] = special?.priceCentavos ?? 0
  prices.specialMinQuantity[doc] = special?.minQuantity ?? 1
  prices.specialFrom[doc] = special?.from ?? -Infinity
  prices.specialUntil[doc] = special?.until ?? Infinity
  putDoc(prices.specials, doc, special !== null)
}

/** Puts documents whose prices were set, or are new, into their places at every level in use. */
export function reprice(prices: Prices, docs: readonly number[], codes: readonly string[], now: number): void {
  for (const doc of docs) settle(prices, doc, now)
  for (const [number, level] of prices.levels) place(prices, number, level, docs, codes)
}

/**
 * The level's prices, made when the first asks for them; a level of which nothing is known has the prices of level 1.
 */
export function levelOf(prices: Prices, number: number, codes: readonly string[]): Level {
  const asked = prices.own.has(number) ? number : firstPriceLevel
  const known = prices.levels.get(asked)
  if (known) return known
  const level: Level = {
    shown: new Int32Array(codes.length),
    order: new Uint32Array(),
    offers: createDocSet(codes.length),
  }
  place(prices, asked, level, [...codes.keys()], codes)
  prices.levels.set(asked, level)
  return level
}

/**
 * What one piece of a document costs at a level: a level without a price of its own pays that of level 1 (PRODUCT-1).
 * Null where it has none.
 */
export function pieceAt({ own }: Prices, number: number, doc: number): number | null {
  return own.get(number)?.[doc] || own.get(firstPriceLevel)?.[doc] || null
}

/** The special price of a document, running or not. */
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

/** How many documents stand in the level's order before a price. */
export function countBelow({ order, shown }: Pick<Level, 'order' | 'shown'>, price: number): number {
  return lowerBound(0, order.length, (place) => (shown[order[place] as number] as number) < price)
}

/**
 * Special prices begin and end by themselves: moves those whose moment has passed since, for any instant, so that a
 * request that began earlier is answered as of its own. Answers whether any moved.
 */
export function settleSpecials(prices: Prices, now: number, codes: readonly string[]): boolean {
  if (now >= prices.settledFrom && now < prices.settledUntil) return false
  prices.settledFrom = -Infinity
  prices.settledUntil = Infinity
  const moved: number[] = []
  for (const doc of docsOf(prices.specials)) {
    const before = hasDoc(prices.running, doc)
    settle(prices, doc, now)
    if (hasDoc(prices.running, doc) !== before) moved.push(doc)
  }
  for (const [number, level] of prices.levels) place(prices, number, level, moved, codes)
  return moved.length > 0
}

function settle(prices: Prices, doc: number, now: number): void {
  const { specials, running, specialFrom, specialUntil } = prices
  const from = specialFrom[doc] as number
  const until = specialUntil[doc] as number
  const isSpecial = hasDoc(specials, doc)
  putDoc(running, doc, isSpecial && from <= now && now < until)
  if (!isSpecial) return
  for (const moment of [from, until]) {
    if (moment <= now) prices.settledFrom = Math.max(prices.settledFrom, moment)
    else prices.settledUntil = Math.min(prices.settledUntil, moment)
  }
}

function place(prices: Prices, number: number, level: Level, docs: readonly number[], codes: readonly string[]): void {
  const { running, specialPrice, specialMinQuantity } = prices
  const placed = level.order.length
  level.shown = withRoom(level.shown, codes.length)
  const moved: number[] = []
  for (const doc of docs) {
    const piece = pieceAt(prices, number, doc) ?? noPrice
    const special = hasDoc(running, doc) ? (specialPrice[doc] as number) : noPrice
    const shown = specialMinQuantity[doc] === 1 && piece !== noPrice ? Math.min(piece, special) : piece
    putDoc(level.offers, doc, special < piece && piece !== noPrice)
    // Documents are placed as they are numbered: the first `placed` stand in the order already.
    if (doc >= placed || level.shown[doc] !== shown) moved.push(doc)
    level.shown[doc] = shown
  }
  if (moved.length > 0) level.order = reordered(level.order, moved, byPrice(level, codes))
}

/** The cheapest first. */
const byPrice =
  ({ shown }: Level, codes: readonly string[]): Compare =>
  (a, b) =>
    (shown[a] as number) - (shown[b] as number) || ((codes[a] as string) < (codes[b] as string) ? -1 : 1)
