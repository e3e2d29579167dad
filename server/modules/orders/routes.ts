import { setOrderStatus as setOrderStatusCall } from '#contract/order-steps.ts'
import * as tracking from '#contract/order-tracking.ts'
import * as contract from '#contract/orders.ts'
import { listCarriers } from '#server/modules/configuration/carriers.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allowAnyone, requireCustomer, requireEmployee } from '#server/platform/guards.ts'
import type { Limit } from '#server/platform/limits.ts'
import { route } from '#server/platform/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder, listOrderProducts, listOrderedCodes } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { presentDetail, presentPage, presentPass, presentStatuses, presentTracked, toFilters } from './present.ts'
import type { OrderDetailRow } from './repository.ts'
import { listLockedCodes, setOrderStatus } from './set-order-status.ts'
import { readPass, trackOrder } from './track-order.ts'

// A page asks once, and again when somebody comes back to it. Nobody guesses a signature, but many tries cost time.
const trackingLimit: Limit = { name: 'order-tracking', points: 60, seconds: 60 }

/** The order as its endpoints answer it; few orders have a parcel, whose carrier's page is a setting. */
async function detailOf(ctx: Ctx, row: OrderDetailRow) {
  return presentDetail(row, ctx, row.parcel ? await listCarriers(ctx) : [])
}

export const orderRoutes = [
  route(contract.listOrders, requireCustomer, async (ctx, input) => {
    const { page, limit } = input
    return presentPage(await listOrders(ctx, toFilters(input, ctx.now), page, limit), ctx.language)
  }),
  // Ahead of orders/{id}, which would take the word for a number.
  route(contract.listOrderStatuses, allowAnyone, (ctx) => presentStatuses(ctx.language), { isPublic: true }),
  route(contract.listOrderProducts, requireCustomer, async (ctx, { id, codplace }) => {
    const { branchCode, products } = await listOrderProducts(ctx, id, codplace)
    return {
      codplace: branchCode,
      products: products.map(({ product, quantity, note }) => ({
        product: presentCard(ctx, product),
        cod_articulo: product.code,
        quantity,
        note,
      })),
    }
  }),
  route(contract.getOrder, requireCustomer, async (ctx, { id }) => detailOf(ctx, await getOrder(ctx, id))),
  route(contract.cancelOrder, requireCustomer, async (ctx, { id }) => detailOf(ctx, await cancelOrder(ctx, id)), {
    locksStock: (ctx, { id }) => listOrderedCodes(ctx, id),
  }),
  route(
    setOrderStatusCall,
    requireEmployee,
    async (ctx, { note, note_en, note_es, parcel, ...change }) =>
      detailOf(
        ctx,
        await setOrderStatus(ctx, {
          ...change,
          note: { note: note || null, en: note_en || null, es: note_es || null },
          parcel: parcel ?? null,
        }),
      ),
    { locksStock: listLockedCodes },
  ),
  route(
    tracking.trackOrder,
    allowAnyone,
    async (ctx, { token }) => presentTracked(await trackOrder(ctx, token), ctx.language),
    { limit: trackingLimit },
  ),
  route(tracking.readOrderPass, requireEmployee, async (ctx, { code }) =>
    presentPass(await readPass(ctx, code), ctx.language),
  ),
]
