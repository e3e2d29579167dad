import type { Database } from '#server/platform/database/database.ts'
import { deleteEnded } from './ended-attempts-repository.ts'

/**
 * Deletes the requests to place orders that ended before an instant. Until then a payer who comes back learns what became
 * of theirs; the orders and the payments stay.
 */
export const purgeAttempts = (db: Database, before: Date, signal?: AbortSignal): Promise<void> =>
  deleteEnded(db, before, signal)
