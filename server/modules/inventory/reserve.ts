import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { moveStock } from './move-stock.ts'
import { splitReleasable } from './release-stock.ts'
import type { ReservedLine } from './reservation.ts'
import { shortestReservationMs } from './reservation-limits.ts'
import {
  endReplaced,
  insertReservation,
  lockReservationsOf,
  markResumed,
  updateEndToPriceChanged,
} from './reservations-repository.ts'
import { lockStock } from './stock-repository.ts'
import { type StockMovement, type StockKey, stockKeyOf } from './stock.ts'
import { insertUnreleased } from './unreleased-stock-repository.ts'

/** The customer's reservation that a new one replaces. */
export interface PreviousReservation {
  id: string
  expiresAt: Date
  /** All that it held. */
  lines: ReservedLine[]
  /** The part of it that is still reserved in stock: the new reservation takes it over or releases it. */
  reservedUnits: ReservedLine[]
}

/**
 * Begins to replace the customer's reservation: locks the customer, ends the open reservation and locks its stock and
 * that of the new one. What cannot be released of it is recorded, and is not the customer's any more. Undefined where
 * none was open. `readLocked` reads what the caller needs of this stock; its statements come right behind the lock.
 * `reserve` has to follow in the same transaction; a rollback restores the reservation.
 */
export async function endPrevious<Read>(
  ctx: CustomerCtx,
  requested: readonly StockKey[],
  readLocked: (keys: readonly StockKey[]) => Promise<Read>,
): Promise<{ previous: PreviousReservation | undefined; read: Read }> {
  const { customerId } = ctx.actor
  const [, previous] = await Promise.all([
    lockReservationsOf(ctx.db, customerId),
    endReplaced(ctx.db, customerId, ctx.now),
  ])
  const keys = [...requested, ...(previous?.lines ?? [])]
  const [stocks, read] = await Promise.all([lockStock(ctx.db, keys), readLocked(keys)])
  if (!previous) return { previous, read }
  const { releasable, unreleasable } = splitReleasable(previous.id, previous.lines, stocks)
  await insertUnreleased(ctx.db, unreleasable, ctx.now)
  return { previous: { ...previous, reservedUnits: releasable }, read }
}

/** Notes that the previous reservation ended because a price changed: then it does not count as left by its customer. */
export async function markPriceChanged(ctx: CustomerCtx, previous: PreviousReservation): Promise<void> {
  await updateEndToPriceChanged(ctx.db, previous.id)
}

/**
 * Notes that a page resumes its reservation, as after a reload, so that the earlier one does not count as left. Gives
 * the instant at which that one would have ended, which is the end of the new one too. Undefined where it cannot be
 * resumed any more.
 */
export async function resumeReservation(ctx: CustomerCtx, id: string): Promise<Date | undefined> {
  const earliestEnd = new Date(ctx.now.getTime() + shortestReservationMs)
  return markResumed(ctx.db, { customerId: ctx.actor.customerId, id, earliestEnd })
}

export interface ReservationRequest {
  lines: readonly ReservedLine[]
  expiresAt: Date
  /** Whether the page will report that it is still open; if so, it loses the reservation when it falls silent. */
  willReport: boolean
}

/** Reserves the stock of some lines instead of what the previous reservation held, and gives the reservation's id. */
export async function reserve(
  ctx: CustomerCtx,
  previous: PreviousReservation | undefined,
  request: ReservationRequest,
): Promise<string> {
  const movements = movementsOf(previous?.reservedUnits ?? [], request.lines)
  const id = ctx.newId()
  await Promise.all([
    moveStock(ctx.db, movements),
    insertReservation(ctx.db, { id, customerId: ctx.actor.customerId, now: ctx.now, ...request }),
  ])
  if (movements.length > 0) announceCatalogueChange(ctx)
  return id
}

/** The movements from one reservation to the next, each product at a branch once. */
function movementsOf(before: readonly ReservedLine[], after: readonly ReservedLine[]): StockMovement[] {
  const movements = new Map<string, StockMovement>()
  const add = ({ branchCode, productCode }: StockKey, units: number) => {
    const key = stockKeyOf({ branchCode, productCode })
    const reserved = (movements.get(key)?.reserved ?? 0) + units
    movements.set(key, { branchCode, productCode, onHand: 0, reserved })
  }
  for (const line of before) add(line, -line.quantity)
  for (const line of after) add(line, line.quantity)
  return [...movements.values()]
}
