import type { Centavos } from '#domain/money/money.ts'
import { sharersOf } from './card-groups.ts'
import { decodeCard } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { lengthOf } from './facet-columns.ts'
import { noPrice, priceLevelColumns } from './price-columns.ts'
import { freeStockOf } from './stock-columns.ts'

/** What a card says of the others that share it. A single value is no choice and left out. */
export interface CardOptions {
  /** English colour words. */
  colors: string[]
  storages: string[]
  /** Of cables. */
  lengths: string[]
  /** The lowest price of one of them that the branch has, where that is below the product's own; else null. */
  fromCentavos: Centavos | null
}

/**
 * The colours, storages and lengths of the products that share a document's card, in the order of their codes, and from
 * which price the branch has them.
 */
export function cardOptionsOf(
  index: CatalogueIndex,
  doc: number,
  { priceLevel, branchCode }: { priceLevel: number; branchCode: number },
): CardOptions {
  const sharers = sharersOf(index, doc)
  if (sharers.length < 2) return { colors: [], storages: [], lengths: [], fromCentavos: null }
  const records = sharers.map((one) => decodeCard(index.cardRecords[one] as string))
  return {
    colors: choices(records.map(({ color }) => color)),
    storages: choices(records.map(({ storage }) => storage)),
    lengths: choices(sharers.map((one) => lengthOf(index.facets, one))),
    fromCentavos: lowestBelow(
      priceLevelColumns(index.prices, priceLevel).displayPrice,
      doc,
      sharers.filter((one) => freeStockOf(index.stock, one, branchCode).free > 0),
    ),
  }
}

function lowestBelow(prices: Int32Array, doc: number, others: readonly number[]): Centavos | null {
  const own = prices[doc] ?? noPrice
  const lowest = Math.min(...others.map((one) => prices[one] ?? noPrice))
  return own !== noPrice && lowest < own ? lowest : null
}

function choices(given: readonly (string | null)[]): string[] {
  const different = [...new Set(given.filter((value) => value !== null))]
  return different.length > 1 ? different : []
}
