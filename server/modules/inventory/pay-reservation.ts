import type { Ctx } from '#server/platform/context.ts'
import { updatePaymentBegun, updatePaymentEnded } from './reservations-repository.ts'

/** How much longer a reservation may last because a payment for it is open. */
const prolongedMs = 30 * 60_000

/**
 * Notes that a payment for a reservation is open: its page may be silent meanwhile, since the payer may be at the
 * provider. The first payment prolongs the reservation, to at most 30 minutes from now (PAYMENT-19).
 */
export function beginPaying(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  return updatePaymentBegun(ctx.db, { id, now: ctx.now, until: new Date(ctx.now.getTime() + prolongedMs) })
}

/** Notes that no payment for a reservation is open any more. */
export function endPaying(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  return updatePaymentEnded(ctx.db, id, ctx.now)
}
