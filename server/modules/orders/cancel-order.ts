import type { RawBuilder } from 'kysely'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToCancel } from '#domain/orders/order-steps.ts'
import { returnToStock } from '#server/modules/inventory/move-stock.ts'
import { dropPlacedMail } from '#server/modules/payments/placed-mail.ts'
import { payFromAccepted } from '#server/modules/deposit-proofs/pay-orders.ts'
import { lockUnproven, lockWaitingOrders } from '#server/modules/payments/bank-payments.ts'
import { returnPayments } from '#server/modules/payments/return-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { getOrder } from './get-order.ts'
import { type CancelReason, mailCanceled } from './mail-order.ts'
import { mailPaid } from './mail-payment.ts'
import { mailStored } from './mail-placed-orders.ts'
import { selectCancellations } from './cancellations-repository.ts'
import type { OrderDetailRow } from './repository.ts'
import {
  type LockedOrder,
  deleteInvoiceRequest,
  hasOrderLeft,
  lockAnyOrder,
  lockOrder,
  takeStep,
} from './status-repository.ts'
import { sumPayments } from './tracking-repository.ts'

/**
 * Cancels an order of the customer, returns its units to the branch's stock and its payments to where they came from.
 * Refuses an order that is in shipping or canceled already (ORDER-3).
 */
export async function cancelOrder(ctx: CustomerCtx, id: number): Promise<OrderDetailRow> {
  const order = (await lockOrder(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
  await cancelLockedOrder(ctx, order)
  return getOrder(ctx, id)
}

/**
 * Cancels an order that the caller has locked, whoever's it is: the caller is its customer or an employee, who may give a
 * reason. Where the deposits accepted for its checkout are enough for the others then, they are paid (PAYMENT-16). Refuses
 * as `cancelOrder`.
 */
export async function cancelLockedOrder(
  ctx: CustomerCtx,
  order: LockedOrder,
  reason: CancelReason = { note: null },
): Promise<void> {
  refuseIf(refusalToCancel(order))
  const { actor, now } = ctx
  // All that wait are locked at once, in the order in which an employee's decision locks them: so neither blocks the other.
  const waiting = await lockWaitingOrders(ctx, order)
  // Nobody cancels an order whose payment was declined: its customer wanted it, and may reserve as before.
  const actorId = reason.isPaymentDeclined ? null : actor.customerId
  const returnedCentavos = await sumPayments(ctx.db, order.id, ['authorized', 'captured'])
  await takeStep(ctx.db, order.id, { status: 'canceled', actorId, at: now, note: reason.note })
  await deleteInvoiceRequest(ctx.db, order.id)
  const creditedCentavos = await returnPayments(ctx, { orderId: order.id, totalCentavos: order.totalCentavos })
  await returnToStock(
    ctx,
    order.lines.map(({ productCode, quantity }) => ({ branchCode: order.branchCode, productCode, quantity })),
    { orderId: order.id, reason: 'canceled' },
  )
  await mailPlacedBefore(ctx, order)
  await mailCanceled(ctx, order.id, { ...reason, returnedCentavos, creditedCentavos })
  const left = waiting.filter((id) => id !== order.id)
  if (left.length > 0 && (await payFromAccepted(ctx, order))) for (const id of left) await mailPaid(ctx, id)
}

/** Where the payments were not captured yet, the customer hears of the order first, or never: not after its end. */
async function mailPlacedBefore(ctx: CustomerCtx, { globalId }: LockedOrder): Promise<void> {
  await mailStored(ctx, globalId)
  if (!(await hasOrderLeft(ctx.db, globalId))) await dropPlacedMail(ctx, globalId)
}

/**
 * Cancels an order whose payment did not come, whoever's it is, and gives back the others of its payments. Leaves one
 * alone that is canceled, and one in shipping already: the daily report names it.
 */
export async function cancelUnpaidOrder(
  ctx: CustomerCtx,
  id: number,
  reason: { isPaymentDeclined: true } | { isUnproven: true },
): Promise<void> {
  const order = await lockAnyOrder(ctx.db, id)
  // Its customer was quicker: nothing was sent, and nothing is owed.
  if (order?.status === 'canceled') return
  if (!order || refusalToCancel(order)) {
    ctx.log.error({ orderId: id }, 'an order is not paid, and cannot be canceled any more')
    return
  }
  await cancelLockedOrder(ctx, order, { note: null, ...reason })
}

/**
 * Cancels an order whose deposit nobody has proved in time (PAYMENT-17), as `cancelUnpaidOrder`. Leaves one alone that
 * does not wait for a proof any more: staff may have accepted it since the caller listed the order.
 */
export async function cancelUnprovenOrder(ctx: CustomerCtx, id: number): Promise<void> {
  const order = await lockAnyOrder(ctx.db, id)
  if (order) await lockWaitingOrders(ctx, order)
  if (await lockUnproven(ctx, id)) await cancelUnpaidOrder(ctx, id, { isUnproven: true })
}

/**
 * A select for the limits of reservations: the instants, as `at`, at which the customer cancelled checkouts between two
 * instants. The orders of one checkout count once. At most as many as those limits look at.
 */
export function cancellationsOf(ctx: CustomerCtx, window: { from: Date; until: Date }): RawBuilder<unknown> {
  return selectCancellations({ customerId: ctx.actor.customerId, ...window, max: ctx.settings.RESERVATIONS_LEFT })
}
