import { refuse } from '#contract/refusals.ts'
import type { Centavos } from '#domain/money/money.ts'
import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { StockNotMoved, sellStock } from './move-stock.ts'
import type { LatestReservation } from './reservation.ts'
import { reservationWindow } from './reservation-limits.ts'
import { findById, lockById, lockLatest, updateShownTotal } from './reservations-repository.ts'
import { updatePlaced } from './reserved-times-repository.ts'

/**
 * Locks the customer's open reservation, or the newest one where none is open, until the transaction ends. So one
 * reservation becomes orders once, however many requests arrive. Undefined for a customer who never reserved.
 */
export function lockLatestReservation(ctx: CustomerCtx): Promise<LatestReservation | undefined> {
  return lockLatest(ctx.db, ctx.actor.customerId)
}

/** Locks a reservation of the customer by its id, as `lockLatestReservation`. */
export function lockReservation(ctx: CustomerCtx, id: string): Promise<LatestReservation | undefined> {
  return lockById(ctx.db, ctx.actor.customerId, id)
}

/** Reads a reservation of the customer by its id, without a lock. */
export const findReservation = ({ db, actor }: CustomerCtx, id: string) => findById(db, actor.customerId, id)

/**
 * Takes the units of a reservation out of stock for good, for the orders that it became. Refuses with
 * `verification-needed` where somebody changed the stock by hand, so that they are not there: the order has to be
 * verified again.
 */
export async function takeReservedStock(
  ctx: CustomerCtx,
  { id, lines }: LatestReservation,
  orders: readonly { id: number; branchCode: number }[],
): Promise<void> {
  const orderIds = new Map(orders.map((order) => [order.branchCode, order.id]))
  const units = lines.map(({ branchCode, productCode, quantity }) => {
    const orderId = orderIds.get(branchCode)
    if (orderId === undefined) throw new Error(`No order was made for branch ${branchCode}`)
    return { branchCode, productCode, quantity, orderId }
  })
  try {
    await sellStock(ctx, units)
  } catch (error) {
    if (!(error instanceof StockNotMoved)) throw error
    ctx.log.error({ reservationId: id, err: error }, 'the stock of a reservation is not what it reserved')
    refuse('verification-needed')
  }
  announceCatalogueChange(ctx)
}

/** Marks the reservation as placed: the same request sent again gets the orders of the same checkout. */
export async function markPlaced(
  ctx: CustomerCtx,
  { id }: LatestReservation,
  placed: { globalId: string; requestHash: string },
): Promise<void> {
  const { customerId } = ctx.actor
  await updatePlaced(ctx.db, { id, ...placed, customerId, now: ctx.now, window: reservationWindow(ctx) })
}

/**
 * Notes the total that a refusal has just shown for a reservation of the customer: a request may accept that total, and
 * no other (CHECKOUT-18).
 */
export async function noteShownTotal(
  ctx: CustomerCtx,
  { id, totalCentavos }: { id: string; totalCentavos: Centavos },
): Promise<void> {
  await updateShownTotal(ctx.db, { customerId: ctx.actor.customerId, id, totalCentavos })
}
