import type { Database } from '#server/platform/database/database.ts'
import { deleteEndedSessions } from './sessions-repository.ts'

/** Deletes the sessions that ended or expired before an instant. */
export function purgeSessions(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  return deleteEndedSessions(db, before, signal)
}
