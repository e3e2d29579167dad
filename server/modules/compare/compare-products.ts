import { listCards } from '#server/modules/catalogue-index/list-cards.ts'
import type { SpecificationsRow } from '#server/modules/products/specification.ts'
import { listSpecifications } from '#server/modules/products/list-specifications.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'

export type ComparedProduct = ProductCard & SpecificationsRow

/**
 * Products side by side, in the order of their codes' list, at the caller's price level. Products that do not exist or
 * are hidden are left out.
 */
export async function compareProducts(
  ctx: Ctx,
  codes: readonly string[],
  branchCode: number,
): Promise<ComparedProduct[]> {
  const [cards, rows] = await Promise.all([listCards(ctx, codes, branchCode), listSpecifications(ctx, codes)])
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return cards.flatMap((card) => {
    const row = byCode.get(card.code)
    return row ? [{ ...card, ...row }] : []
  })
}
