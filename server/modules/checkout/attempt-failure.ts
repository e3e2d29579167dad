import { type KnownRefusal, Refused } from '#contract/refusals.ts'
import type { Centavos } from '#domain/money/money.ts'
import { findReservation } from '#server/modules/inventory/place-reservation.ts'
import { findFailure } from '#server/modules/payments/attempts.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { nameLines } from './order-lines.ts'

/** Why a request to place orders failed, as it is stored until its customer learns it. */
export type Failure = { code: string } & Record<string, unknown>

/** A total that changed while the payer was at the provider. Its lines are read when the customer gets it. */
interface ChangedTotal extends Failure {
  code: 'total-changed'
  previousTotalCentavos: Centavos
  currentTotalCentavos: Centavos
  reservationId: string
}

export const isChangedTotal = (failure: Failure): failure is ChangedTotal => failure.code === 'total-changed'

/** Refusals whose data its customer gets later as well. */
const plainRefusals = ['balance-too-low', 'balance-expired', 'credit-limit-exceeded', 'hold-expired']

/** What is stored of a refusal to place the orders of a request; one that says too much asks for a new verification. */
export function failureOf({ refusal }: Refused, reservationId: string): Failure {
  if (refusal.code === 'total-changed') {
    const { code, previousTotalCentavos, currentTotalCentavos } = refusal
    return { code, previousTotalCentavos, currentTotalCentavos, reservationId }
  }
  return plainRefusals.includes(refusal.code) ? { ...refusal } : { code: 'verification-needed' }
}

/**
 * The refusal that the customer of a failed request gets: a changed total with the lines that are still reserved. It only
 * reads, and waits for no transaction that has the reservation.
 */
export async function refusalOf(ctx: CustomerCtx, failure: Failure): Promise<KnownRefusal> {
  if (!isChangedTotal(failure)) return failure as unknown as KnownRefusal
  const { code, previousTotalCentavos, currentTotalCentavos, reservationId } = failure
  const found = await findReservation(ctx, reservationId)
  const isOpen = found && !found.releasedAt && !found.placedAt && found.expiresAt > ctx.now
  const lines = isOpen ? await nameLines(ctx, found.lines) : []
  const reservation = isOpen ? found : undefined
  return { code, previousTotalCentavos, currentTotalCentavos, reservation, lines, adjustments: [] }
}

/** Refuses as the provider did where a payment was authorised and declined in the end: its orders are canceled. */
export async function refuseDeclinedCapture(ctx: CustomerCtx, attemptId: string): Promise<void> {
  const failure = await findFailure(ctx, attemptId)
  if (failure) throw new Refused({ code: failure } as KnownRefusal)
}
