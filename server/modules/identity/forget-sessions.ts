import type { Database } from '#server/platform/database/database.ts'
import { deleteOverSessions } from './repository.ts'

/** Deletes sessions that ended or expired before an instant; devices of today are never among them. */
export function forgetSessions(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  return deleteOverSessions(db, before, signal)
}
