import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type SearchEvent, deleteEvents, insertEvent } from './events-repository.ts'

/** Nobody looks at more products in a day; beyond it somebody fills the table. */
const eventsMaxPerDay = 2_000
const dayMs = 86_400_000

/**
 * Notes what became of a search (SHELL-16): for customers only, and while the configuration's `search_analytics` is on.
 */
export async function recordEvent(ctx: Ctx, event: SearchEvent): Promise<{ recorded: boolean }> {
  const { actor, db, now } = ctx
  if (actor.kind !== 'customer' || !(await getWebPage(ctx)).search_analytics) return { recorded: false }
  const since = new Date(now.getTime() - dayMs)
  return { recorded: await insertEvent(db, actor.customerId, event, now, { max: eventsMaxPerDay, since }) }
}

/** Deletes events that nobody evaluates any more. */
export function purgeEvents(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  return deleteEvents(db, before, signal)
}
