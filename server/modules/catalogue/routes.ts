import * as contract from '#contract/catalogue.ts'
import { toDecimal } from '#domain/money/money.ts'
import { anyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { presentDetail, presentList, toFilters } from './present.ts'
import { listCategories, listPrices } from './repository.ts'

const isPublic = { isPublic: true }

export const catalogueRoutes = [
  route(
    contract.listProducts,
    anyone,
    async (ctx, input) => presentList(ctx, await listProducts(ctx, toFilters(input)), input.limit),
    isPublic,
  ),
  route(contract.listOwnPrices, requireCustomer, async (ctx, { codes }) => {
    const rows = await listPrices(ctx.db, codes, ctx.actor.priceLevel, ctx.now)
    return {
      prices: rows.map((row) => ({
        codarticulo: row.code,
        price: row.priceCentavos === null ? null : toDecimal(row.priceCentavos),
        special_price: toDecimal(row.specialCentavos ?? 0),
      })),
    }
  }),
  route(
    contract.getProductByCode,
    anyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.code, input.codplace)) }),
    isPublic,
  ),
  route(
    contract.getProduct,
    anyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.id, input.codplace)) }),
    isPublic,
  ),
  route(
    contract.listCategories,
    anyone,
    async (ctx) => {
      const rows = await listCategories(ctx.db, ctx.language)
      return rows.map((row) => ({ category_id: row.id, category_name: row.name, slug: row.slug, count: row.count }))
    },
    isPublic,
  ),
]
