import type { Refusal } from '../refusal.ts'

interface PlaceableReservation {
  expiresAt: Date
  releasedAt: Date | null
  placedAt: Date | null
}

/**
 * Why a reservation cannot become an order. `verification-needed`: there is none, its customer left or replaced it, or
 * it became an order already. `hold-expired`: its time is over.
 */
export function refusalToPlace(
  reservation: PlaceableReservation | undefined,
  now: Date,
): Refusal<'verification-needed' | 'hold-expired'> | undefined {
  if (!reservation || reservation.placedAt) return { code: 'verification-needed' }
  const { releasedAt, expiresAt } = reservation
  if (releasedAt) return { code: releasedAt >= expiresAt ? 'hold-expired' : 'verification-needed' }
  return expiresAt <= now ? { code: 'hold-expired' } : undefined
}
