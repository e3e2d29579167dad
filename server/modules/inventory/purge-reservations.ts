import type { Database } from '#server/platform/database/database.ts'
import { type EndedBefore, deleteEnded } from './expired-reservations-repository.ts'
import { deleteReservedTimes } from './reserved-times-repository.ts'

/**
 * Deletes the reservations that became orders before an instant (until then a repeated request gets the same orders),
 * and those that became none before a later one, with the times that the limits are computed from: no window is longer
 * than a day.
 */
export async function purgeReservations(db: Database, before: EndedBefore, signal?: AbortSignal): Promise<void> {
  await deleteEnded(db, before, signal)
  await deleteReservedTimes(db, before.released, signal)
}
