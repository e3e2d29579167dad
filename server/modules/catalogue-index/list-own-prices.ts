import { runningOffer } from '#domain/products/unit-price.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { catalogueIndex } from './current-index.ts'
import { hasDoc } from './doc-id-set.ts'
import { specialOf, unitPriceAt } from './price-columns.ts'

export interface OwnPrice {
  code: string
  /** The price of one unit, null where the customer cannot buy it. */
  priceCentavos: Centavos | null
  /** The running special price, null where none runs or it is not lower (PRODUCT-2). */
  specialCentavos: Centavos | null
}

/** The prices of products at the customer's own level; products that do not exist or are hidden are left out. */
export async function listOwnPrices(ctx: CustomerCtx, codes: readonly string[]): Promise<OwnPrice[]> {
  const index = await catalogueIndex(ctx)
  return codes.flatMap((code): OwnPrice[] => {
    const doc = index.docs.get(code)
    if (doc === undefined || !hasDoc(index.live, doc)) return []
    const priceCentavos = unitPriceAt(index.prices, ctx.actor.priceLevel, doc)
    const special = runningOffer({ priceCentavos, special: specialOf(index.prices, doc) }, ctx.now)
    return [{ code, priceCentavos, specialCentavos: special?.priceCentavos ?? null }]
  })
}
