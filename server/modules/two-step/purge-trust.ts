import type { Database } from '#server/platform/database/database.ts'
import { deleteEndedTrust } from './trusted-devices-repository.ts'

/** Deletes the trusted devices whose trust ended before an instant; gives how many. */
export function purgeTrust(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteEndedTrust(db, before, signal)
}
