import * as contract from '#contract/products.ts'
import { toDecimal } from '#domain/money/money.ts'
import { textOfBarcode } from '#server/modules/products/text-of-barcode.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listOwnPrices } from './list-own-prices.ts'
import { listProducts } from './list-products.ts'
import { presentList, toListRequest } from './present-list.ts'

export const catalogueIndexRoutes = [
  route(
    contract.listProducts,
    allowAnyone,
    async (ctx, input) => {
      const q = input.q === undefined ? undefined : await textOfBarcode(ctx, input.q)
      return presentList(ctx, await listProducts(ctx, toListRequest(ctx, { ...input, q })), input.limit)
    },
    { isPublic: true },
  ),
  route(contract.listOwnPrices, requireCustomer, async (ctx, { codes }) => ({
    prices: (await listOwnPrices(ctx, codes)).map(({ code, priceCentavos, specialCentavos }) => ({
      codarticulo: code,
      price: priceCentavos === null ? null : toDecimal(priceCentavos),
      special_price: toDecimal(specialCentavos ?? 0),
    })),
  })),
]
