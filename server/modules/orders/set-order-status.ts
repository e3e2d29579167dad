import { refuse, refuseIf } from '#contract/refusals.ts'
import { type OrderStatus, refusalToMove } from '#domain/orders/order-steps.ts'
import { type Parcel, isWithCarrier } from '#domain/orders/parcel.ts'
import type { StepNote } from '#domain/orders/step-note.ts'
import { collectPayments } from '#server/modules/payments/collect-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseOwnRecord } from '#server/platform/guards.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import { cancelLockedOrder } from './cancel-order.ts'
import { mailStep } from './mail-order.ts'
import { listProductsOfAny } from './order-products-repository.ts'
import { type OrderDetailRow, findAnyOrder } from './repository.ts'
import { insertInvoiceRequest, lockAnyOrder, takeStep } from './status-repository.ts'
import { sumPayments } from './tracking-repository.ts'

export interface StatusChange {
  id: number
  status: OrderStatus
  /** What the customer reads beside the step. */
  note: StepNote
  parcel: Parcel | null
}

/**
 * An employee moves an order of any customer to another status (ORDER-7). Refuses a step that is not in the table,
 * the status that the order has already, and to make an order ready whose bank deposit is not proved, or whose card or
 * PayPal has not paid yet. A parcel is refused as an invalid field at a step where no carrier has the order (ORDER-27).
 */
export async function setOrderStatus(ctx: CustomerCtx, change: StatusChange): Promise<OrderDetailRow> {
  const { id, status, note, parcel } = change
  const order = (await lockAnyOrder(ctx.db, id)) ?? refuse('not-found')
  refuseOwnRecord(ctx, order.customerId)
  const waitsForProof = (await sumPayments(ctx.db, id, ['pending_approval'])) > 0
  const waitsForProvider = (await sumPayments(ctx.db, id, ['authorized'])) > 0
  refuseIf(refusalToMove({ ...order, waitsForProof, waitsForProvider }, status))
  if (parcel && !isWithCarrier(status, order.delivery)) throw invalidField('parcel', 'no-carrier', ctx.language)
  if (status === 'canceled') await cancelLockedOrder(ctx, order, { note })
  else await takeStep(ctx.db, id, { status, actorId: ctx.actor.customerId, at: ctx.now, note, parcel })
  if (status === 'processed') await insertInvoiceRequest(ctx.db, order, ctx.now)
  if (status === 'delivered') await collectPayments(ctx, id)
  // An order that comes back from hold was mailed about that status before.
  if (order.status !== 'on_hold') await mailStep(ctx, id, { status, parcel })
  return (await findAnyOrder(ctx.db, id, ctx.language)) ?? refuse('not-found')
}

/** The codes of the products whose stock a change of status locks: those of an order that is canceled. */
export function listLockedCodes(ctx: CustomerCtx, { id, status }: Pick<StatusChange, 'id' | 'status'>) {
  return status === 'canceled' ? listProductsOfAny(ctx.db, id) : []
}
