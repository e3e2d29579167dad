import { decideFailedRefund as decideFailedRefundCall, listFailedRefunds } from '#contract/failed-refunds.ts'
import * as contract from '#contract/orders.ts'
import { listReferencedPayments as listReferencedPaymentsCall } from '#contract/payments.ts'
import { refuse } from '#contract/refusals.ts'
import { refuseBlocked, requireBuyer } from '#server/modules/configuration/buying-rules.ts'
import { refuseUnconfirmedPhone } from '#server/modules/identity/refuse-unconfirmed-phone.ts'
import { requireCustomer, requireEmployee } from '#server/platform/guards.ts'
import type { Limit } from '#server/platform/limits.ts'
import { route } from '#server/platform/route.ts'
import { continuePayment } from './continue-payment.ts'
import { followAttempt } from './follow-attempt.ts'
import { calculateDelivery, prepareDelivery } from './calculate-delivery.ts'
import { listReservedProducts, releaseReservation } from '#server/modules/inventory/open-reservation.ts'
import { releaseExpiredAt } from '#server/modules/inventory/release-expired.ts'
import { noteShownTotal } from '#server/modules/inventory/place-reservation.ts'
import { decideFailedRefund } from './decide-failed-refund.ts'
import { pageOfFailedRefunds } from './failed-refunds.ts'
import { listReferencedPayments } from './list-referenced-payments.ts'
import { placeOrder } from './place-order.ts'
import {
  presentDelivery,
  presentPlaced,
  presentReservedOrder,
  toLines,
  toOrderRequest,
  toReserveOrderRequest,
  toDeliveryChoice,
} from './present.ts'
import { reportCheckout } from './report-checkout.ts'
import { reserveOrder } from './reserve-order.ts'

// Thirty branches of a hundred lines with their notes.
const bodyBytesMax = 1_000_000
// A page that waits asks every few seconds.
const continueLimit: Limit = { name: 'payment-continue', points: 60, seconds: 60 }
// A page reports once a minute, and when somebody comes back to it.
const reportsLimit: Limit = { name: 'checkout-report', points: 30, seconds: 60 }

/**
 * Mounted ahead of the routes of orders and payments: `orders/confirmOrder` would pass for `orders/{id}`, and
 * `payments/referenced` for `payments/{id}`.
 */
export const checkoutRoutes = [
  route(
    contract.confirmOrder,
    requireBuyer,
    async (ctx, input) => {
      refuseBlocked(ctx)
      await refuseUnconfirmedPhone(ctx)
      if (input.quote_id !== undefined) refuse('not-found') // Nobody has a quotation yet.
      return presentReservedOrder(await reserveOrder(ctx, toReserveOrderRequest(input)), input.total_amount)
    },
    {
      bodyBytesMax,
      locksStock: (_ctx, { products }) => toLines(products).map((line) => line.productCode),
      afterRefusal: async (ctx, refusal, { products }) => {
        if (refusal.code !== 'total-changed' && refusal.code !== 'nothing-to-order') return undefined
        if (refusal.adjustments.length === 0) return undefined
        if ((await releaseExpiredAt(ctx, toLines(products))) === 0) return undefined
        ctx.catalogue.announce()
        return 'again'
      },
    },
  ),
  route(
    contract.leaveCheckout,
    requireCustomer,
    async (ctx, { verification_id }) => ({ released: await releaseReservation(ctx, verification_id) }),
    { locksStock: listReservedProducts },
  ),
  route(
    contract.reportCheckout,
    requireCustomer,
    async (ctx, { verification_id }) => {
      const { state, expiresAt, globalId, unpaidOrders } = await reportCheckout(ctx, verification_id)
      return { state, expires_at: expiresAt.toISOString(), global_id: globalId, unpaid_orders: unpaidOrders }
    },
    { singleWrite: true, prepare: (ctx) => ctx.limits.spend(reportsLimit, ctx.actor.customerId) },
  ),
  route(
    contract.calculateDelivery,
    requireCustomer,
    async (ctx, input) => presentDelivery(await calculateDelivery(ctx, toDeliveryChoice(input)), input.option_id),
    { bodyBytesMax, prepare: (ctx, input) => prepareDelivery(ctx, toDeliveryChoice(input), 'fresh') },
  ),
  route(
    contract.placeOrder,
    requireBuyer,
    async (ctx, input, origin: URL | undefined) => presentPlaced(await placeOrder(ctx, toOrderRequest(input), origin)),
    {
      bodyBytesMax,
      isDryRun: ({ only_confirm }) => only_confirm === true,
      prepare: async (ctx, input) => {
        await prepareDelivery(ctx, toDeliveryChoice(input), 'usable')
        return ctx.origin
      },
      follow: async (ctx, reply) =>
        reply.action && reply.global_id
          ? presentPlaced(await followAttempt(ctx, reply.global_id, reply.action.payment_id))
          : reply,
      locksStock: listReservedProducts,
      afterRefusal: async (ctx, refusal) => {
        if (refusal.code !== 'total-changed' || !refusal.reservation) return undefined
        const { reservation, currentTotalCentavos: totalCentavos } = refusal
        await noteShownTotal(ctx, { id: reservation.id, totalCentavos })
        return undefined
      },
    },
  ),
  route(
    contract.continuePayment,
    requireBuyer,
    // The command itself changes nothing: what it waits for is done outside of a transaction.
    (_ctx, { id }) => presentPlaced({ globalId: null, orders: [], waitsFor: id }),
    {
      singleWrite: true,
      prepare: (ctx) => ctx.limits.spend(continueLimit, ctx.actor.customerId),
      follow: async (ctx, _reply, { id }) => presentPlaced(await continuePayment(ctx, id)),
    },
  ),
  route(listReferencedPaymentsCall, requireEmployee, (ctx, { reference }) => listReferencedPayments(ctx, reference)),
  route(listFailedRefunds, requireEmployee, (ctx, { page, limit }) => pageOfFailedRefunds(ctx, page, limit)),
  route(decideFailedRefundCall, requireEmployee, async (ctx, { id, action, reference }) => {
    await decideFailedRefund(ctx, { id, action, reference: reference || null })
    return { id, state: action }
  }),
]
