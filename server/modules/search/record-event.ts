import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type SearchEvent, deleteEvents, insertEvent } from './events-repository.ts'

/** No shopper looks at more products in a day; more events can only be meant to fill the table. */
const eventsMaxPerDay = 2_000
const dayMs = 86_400_000

/**
 * Records which products shoppers open, view and add to the cart after a search (SHELL-16): for customers only, and only
 * while the configuration's `search_analytics` is on.
 */
export async function recordEvent(ctx: Ctx, event: SearchEvent): Promise<{ recorded: boolean }> {
  const { actor, db, now } = ctx
  if (actor.kind !== 'customer' || !(await getWebPage(ctx)).search_analytics) return { recorded: false }
  const since = new Date(now.getTime() - dayMs)
  return {
    recorded: await insertEvent(
      db,
      { ...event, customerId: actor.customerId, createdAt: now },
      { max: eventsMaxPerDay, since },
    ),
  }
}

/** Deletes the events before an instant. */
export function purgeEvents(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  return deleteEvents(db, before, signal)
}
