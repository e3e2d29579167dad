import { minutesRetainedMs } from '#domain/delivery/router-minutes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteTravelMinutes } from './repository.ts'

/** Deletes stored minutes that nobody can use any more; gives how many. */
export function purgeTravelMinutes(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  return deleteTravelMinutes(db, new Date(now.getTime() - minutesRetainedMs), signal)
}
