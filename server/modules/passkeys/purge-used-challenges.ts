import type { Database } from '#server/platform/database/database.ts'
import { deleteExpiredChallenges } from './repository.ts'

/** Deletes the used challenges of passkeys that expired before an instant; gives how many. */
export function purgeUsedChallenges(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteExpiredChallenges(db, before, signal)
}
