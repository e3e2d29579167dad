import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { momentOf } from './sessions.ts'
import { deleteEndedSessions, endIdleSessions } from './devices-repository.ts'

/** Ends the sessions that were idle for too long; gives how many. */
export function endIdle(ctx: Pick<Ctx, 'db' | 'now' | 'settings'>, signal?: AbortSignal): Promise<number> {
  return endIdleSessions(ctx.db, momentOf(ctx), signal)
}

/** Deletes the sessions that ended or expired before an instant. */
export function purgeSessions(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  return deleteEndedSessions(db, before, signal)
}
