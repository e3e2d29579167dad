import * as contract from '#contract/products.ts'
import * as related from '#contract/related.ts'
import * as showcase from '#contract/showcase.ts'
import { toDecimal } from '#domain/money/money.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getProduct } from './get-product.ts'
import { listHots } from './list-hots.ts'
import { listOffers } from './list-offers.ts'
import { listTopCategories } from './list-top-categories.ts'
import { listRelated } from './list-related.ts'
import { presentCard, presentDetail, presentRelated } from './present.ts'
import { listCategories, listPrices } from './repository.ts'

const isPublic = { isPublic: true }

export const productRoutes = [
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
    showcase.listHots,
    allowAnyone,
    async (ctx, { place, brands_selected }) => {
      const rows = await listHots(ctx, { branchCode: place, brands: brands_selected ?? [] })
      return { docs: rows.map((row) => presentCard(ctx, row)) }
    },
    isPublic,
  ),
  route(
    showcase.listOffers,
    allowAnyone,
    async (ctx, input) => {
      const { rows, flashEndsAt } = await listOffers(ctx, {
        branchCode: input.place_id,
        brands: input.brands_selected ?? [],
      })
      return {
        offers: { docs: rows.map((row) => presentCard(ctx, row)) },
        flash_offers_end: flashEndsAt?.toISOString() ?? null,
      }
    },
    isPublic,
  ),
  route(
    showcase.listTopCategories,
    allowAnyone,
    async (ctx) =>
      (await listTopCategories(ctx)).map(({ id, slug, name, count, picture }) => ({
        category_id: id,
        category_name: name,
        slug,
        count,
        picture_url: `/media/${picture}`,
      })),
    isPublic,
  ),
  route(
    contract.getProductByCode,
    allowAnyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.code, input.codplace)) }),
    isPublic,
  ),
  route(
    contract.getProduct,
    allowAnyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.id, input.codplace)) }),
    isPublic,
  ),
  route(
    related.listRelated,
    allowAnyone,
    async (ctx, input) => presentRelated(ctx, await listRelated(ctx, input.id, input.codplace)),
    isPublic,
  ),
  route(
    contract.listCategories,
    allowAnyone,
    async (ctx) => {
      const rows = await listCategories(ctx.db, ctx.language)
      return rows.map((row) => ({ category_id: row.id, category_name: row.name, slug: row.slug, count: row.count }))
    },
    isPublic,
  ),
]
