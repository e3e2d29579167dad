import type { Centavos } from '#domain/money/money.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import type { StockKey } from '#server/modules/inventory/stock.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { priceLevelOf } from './price-level.ts'
import type { LiveFields, LookupResult, ProductSelection, SellableProduct } from './sellable-product.ts'
import { selectLiveFields, selectSellableProducts } from './sellable-products-repository.ts'

/** The live fields of the selected products, hidden ones included: they may still be in a cart. */
export function findLiveFields<Context>(
  db: Database,
  selection: ProductSelection,
): Promise<LookupResult<LiveFields, Context>[]> {
  return selectLiveFields<Context>(db, selection)
}

/** The products at these branches with their names, for a caller that sells them and shows no cards. */
export function listSellableProducts(
  ctx: Ctx,
  keys: readonly StockKey[],
): Promise<LookupResult<SellableProduct, null>[]> {
  return selectSellableProducts(ctx.db, keys, ctx.language)
}

/** What one unit costs the caller at a quantity (PRODUCT-1), undefined where it cannot be sold. */
export function unitPriceFor(
  ctx: Pick<Ctx, 'actor' | 'now'>,
  { prices, special }: Pick<SellableProduct, 'prices' | 'special'>,
  quantity: number,
): Centavos | undefined {
  return unitPriceCentavos({ prices, special, level: priceLevelOf(ctx.actor), quantity, now: ctx.now })
}
