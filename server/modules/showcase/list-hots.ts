import { bestSharer } from '#server/modules/catalogue-index/best-of-cards.ts'
import { catalogueIndex } from '#server/modules/catalogue-index/current-index.ts'
import { hasDoc } from '#server/modules/catalogue-index/doc-id-set.ts'
import { priceLevelColumns, unitPriceAt } from '#server/modules/catalogue-index/price-columns.ts'
import { cardOf } from '#server/modules/catalogue-index/product-cards.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { pageSlice } from '#server/modules/catalogue-index/sort-permutation.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
import { repeatedAmong } from '#server/modules/catalogue-index/repeated-models.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { HomeListRequest } from './home-list-request.ts'

const hotsMax = 10
// Only so many of the most popular are looked at: a branch with little stock shows popular products that it lacks
// rather than unpopular ones that it has.
const candidatesMax = 100

/**
 * The most popular products at the caller's price level, one of each model (PRODUCT-7): the one that its card shows in a
 * list (SEARCH-62). Of the hundred most popular, those that the branch can sell come before the others.
 */
export async function listHots(ctx: Ctx, { branchCode, brands }: HomeListRequest): Promise<ProductCard[]> {
  const index = await catalogueIndex(ctx)
  const priceLevel = priceLevelOf(ctx.actor)
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const canSell = (doc: number) => hasDoc(inStock, doc) && unitPriceAt(index.prices, priceLevel, doc) !== null
  const { byPopularity } = index
  const candidates = pageSlice(selectDocs(index, { brands }), byPopularity, [[0, byPopularity.length]], {
    offset: 0,
    limit: candidatesMax,
  })
  const inOrder = [...candidates.filter(canSell), ...candidates.filter((doc) => !canSell(doc))]
  const repeated = repeatedAmong(index.families, inOrder)
  const shown = inOrder.filter((doc) => !repeated.has(doc)).slice(0, hotsMax)
  const level = priceLevelColumns(index.prices, priceLevel)
  return shown
    .map((doc) => bestSharer(index, level, { docs: index.live, sort: 'popularity', branchCode }, doc))
    .map((doc) => cardOf(index, doc, { priceLevel, branchCode, language: ctx.language }))
}
