import { isInReach, shownStock } from '#domain/products/stock.ts'
import { categoryCode } from '#domain/products/category-codes.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { catalogueIndex } from '#server/modules/catalogue-index/current-index.ts'
import { docsOf } from '#server/modules/catalogue-index/doc-id-set.ts'
import { priceLevelColumns, specialOf, unitPriceAt } from '#server/modules/catalogue-index/price-columns.ts'
import { cardOf } from '#server/modules/catalogue-index/product-cards.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { createTopK } from '#server/modules/catalogue-index/top-k.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { HomeListRequest } from './home-list-request.ts'

// Pages leave out the first, which the flash offers open with, and show ten (HOME-4).
const offersMax = 11

/**
 * The running offers that the branch's stock allows (PRODUCT-20), the largest discount first (PRODUCT-7), and when the
 * first of the same brands in the flash offers' category ends.
 */
export async function listOffers(
  ctx: Ctx,
  { branchCode, brands }: HomeListRequest,
): Promise<{ cards: ProductCard[]; flashEndsAt: Date | undefined }> {
  const index = await catalogueIndex(ctx)
  const priceLevel = priceLevelOf(ctx.actor)
  const view = { priceLevel, branchCode, language: ctx.language }
  const flashCategory = categoryCode(ctx.settings.STORE_LOOK, 'speakers')
  return {
    cards: largestDiscounts(index, { ...view, brands }).map((doc) => cardOf(index, doc, view)),
    flashEndsAt: firstEnd(index, priceLevel, { category: flashCategory, brands }),
  }
}

interface OffersRequest {
  priceLevel: number
  branchCode: number
  brands: readonly string[]
}

function largestDiscounts(index: CatalogueIndex, { priceLevel, branchCode, brands }: OffersRequest): number[] {
  const { codes, prices, stock } = index
  const { offers } = priceLevelColumns(prices, priceLevel)
  const free = stock.free.get(branchCode)
  const topK = createTopK(offersMax, (a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1))
  for (const doc of docsOf(selectDocs(index, { brands, among: [offers] }))) {
    const minQuantity = prices.specialMinQuantity[doc] as number
    if (minQuantity > 1 && !isInReach(shownStock(free?.[doc] ?? 0), minQuantity)) continue
    const unitPrice = unitPriceAt(prices, priceLevel, doc) as number
    topK.add(doc, -(prices.specialPrice[doc] as number) / unitPrice)
  }
  return topK.best()
}

/** The earliest end of the running offers of a category and brands; undefined where none of them ends. */
function firstEnd(
  index: CatalogueIndex,
  priceLevel: number,
  filter: { category: number; brands: readonly string[] },
): Date | undefined {
  const { offers } = priceLevelColumns(index.prices, priceLevel)
  const ends = [...docsOf(selectDocs(index, { ...filter, among: [offers] }))].flatMap(
    (doc) => specialOf(index.prices, doc)?.until ?? [],
  )
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
