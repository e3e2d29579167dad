import type { Database } from '#server/platform/database/database.ts'
import { deleteExpiredApprovals } from './repository.ts'

/** Deletes the approvals that expired before an instant; gives how many. */
export function purgeApprovals(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteExpiredApprovals(db, before, signal)
}
