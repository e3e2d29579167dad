import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { catalogueIndex } from './current-index.ts'
import { bestSharer } from './best-of-cards.ts'
import { sharersOf } from './card-groups.ts'
import { hasDoc } from './doc-id-set.ts'
import { priceLevelColumns } from './price-columns.ts'
import { cardOf } from './product-cards.ts'

/**
 * The cards of products in the order of their codes' list, with the caller's prices and the stock of a branch. Products
 * that do not exist or are hidden are left out.
 */
export async function listCards(ctx: Ctx, codes: readonly string[], branchCode: number): Promise<ProductCard[]> {
  if (codes.length === 0) return []
  const index = await catalogueIndex(ctx)
  const view = { priceLevel: priceLevelOf(ctx.actor), branchCode, language: ctx.language }
  return codes.flatMap((code) => {
    const doc = index.docs.get(code)
    return doc !== undefined && hasDoc(index.live, doc) ? [cardOf(index, doc, view)] : []
  })
}

/** The codes of the other products that share a product's card in lists (PRODUCT-21); none of a product that is not shown. */
export async function listSharers(ctx: Ctx, code: string): Promise<string[]> {
  const index = await catalogueIndex(ctx)
  const doc = index.docs.get(code)
  if (doc === undefined || !hasDoc(index.live, doc)) return []
  return sharersOf(index, doc).flatMap((one) => (one === doc ? [] : (index.codes[one] as string)))
}

/**
 * The codes of the products that cards show at the places of those with the given codes (SEARCH-62): of each card the
 * cheapest that the branch has, each card once. Products that are not shown are left out.
 */
export async function listCardCodes(ctx: Ctx, codes: readonly string[], branchCode: number): Promise<string[]> {
  const index = await catalogueIndex(ctx)
  const level = priceLevelColumns(index.prices, priceLevelOf(ctx.actor))
  const shown = codes.flatMap((code) => {
    const doc = index.docs.get(code)
    if (doc === undefined || !hasDoc(index.live, doc)) return []
    return index.codes[bestSharer(index, level, { docs: index.live, sort: 'popularity', branchCode }, doc)] as string
  })
  return [...new Set(shown)]
}
