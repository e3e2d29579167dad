import type { Database } from '#server/platform/database/database.ts'
import { deleteExpiredRequests } from './repository.ts'

/** Deletes the requests for codes that expired before an instant; gives how many. */
export function purgeCodeRequests(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteExpiredRequests(db, before, signal)
}
