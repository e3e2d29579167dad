import type { Database } from '#server/platform/database/database.ts'
import { deleteExpiredSignIns } from './sign-ins-repository.ts'

/** Deletes the unfinished and finished sign-ins that expired before an instant; gives how many. */
export function purgeSignIns(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteExpiredSignIns(db, before, signal)
}
