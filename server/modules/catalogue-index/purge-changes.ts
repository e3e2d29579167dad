import type { Database } from '#server/platform/database/database.ts'
import { deleteChanges } from './catalogue-changes-repository.ts'

/** Deletes the recorded changes of products before an instant. An index that has not read them by then is rebuilt. */
export function purgeChanges(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  return deleteChanges(db, before, signal)
}
