import * as contract from '#contract/orders.ts'
import { refuse } from '#contract/refusals.ts'
import { toCentavos } from '#domain/money/money.ts'
import { refuseBlocked, requireBuyer } from '#server/modules/configuration/buying-rules.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import type { Limit } from '#server/platform/limits.ts'
import { route } from '#server/platform/route.ts'
import { calculateDelivery } from './calculate-delivery.ts'
import { confirmOrder } from './confirm-order.ts'
import { placeOrder } from './place-order.ts'
import { presentDelivery, presentPlaced, presentVerification, toLines, toOrderRequest, toWay } from './present.ts'
import { listOpenProducts } from './repository.ts'
import { leaveCheckout, releaseExpiredOf } from './release-holds.ts'
import { reportCheckout } from './report-checkout.ts'

const listReserved = (ctx: CustomerCtx) => listOpenProducts(ctx.db, ctx.actor.customerId)

// Thirty branches of a hundred lines with their notes.
const bodyBytesMax = 1_000_000
// A page reports once a minute, and when somebody comes back to it.
const reportsLimit: Limit = { name: 'checkout-report', points: 30, seconds: 60 }

/** Mounted ahead of the orders' routes: `orders/confirmOrder` would pass for `orders/{id}`. */
export const checkoutRoutes = [
  route(
    contract.confirmOrder,
    requireBuyer,
    async (ctx, { products, total_amount, quote_id, will_report, resumes }) => {
      refuseBlocked(ctx)
      if (quote_id !== undefined) refuse('not-found') // Nobody has a quotation yet.
      return presentVerification(
        await confirmOrder(ctx, toLines(products), toCentavos(total_amount), {
          willReport: will_report === true,
          resumes,
        }),
        total_amount,
      )
    },
    {
      bodyBytesMax,
      locksStock: (_ctx, { products }) => toLines(products).map((line) => line.productCode),
      prepare: async (ctx, { products }) => {
        if ((await releaseExpiredOf(ctx, toLines(products))) > 0) ctx.catalogue.announce()
      },
    },
  ),
  route(
    contract.leaveCheckout,
    requireCustomer,
    async (ctx, { verification_id }) => ({ released: await leaveCheckout(ctx, verification_id) }),
    { locksStock: listReserved },
  ),
  route(
    contract.reportCheckout,
    requireCustomer,
    async (ctx, { verification_id }) => {
      const { state, expiresAt } = await reportCheckout(ctx, verification_id)
      return { state, expires_at: expiresAt.toISOString() }
    },
    { singleStatement: true, prepare: (ctx) => ctx.limits.spend(reportsLimit, ctx.actor.customerId) },
  ),
  route(
    contract.calculateDelivery,
    requireCustomer,
    async (ctx, input) => presentDelivery(await calculateDelivery(ctx, toWay(input)), input.option_id),
    { bodyBytesMax },
  ),
  route(
    contract.placeOrder,
    requireBuyer,
    async (ctx, input) => presentPlaced(await placeOrder(ctx, toOrderRequest(input))),
    {
      bodyBytesMax,
      locksStock: listReserved,
    },
  ),
]
