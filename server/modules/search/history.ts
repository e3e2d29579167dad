import { refuse } from '#contract/refusals.ts'
import { searchHistoryMax } from '#contract/search.ts'
import { searchKey, tidySearch, withSearches } from '#domain/search/search-history.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type HistoryRow, deleteSearches, listHistoryRows, trimHistory, upsertSearches } from './history-repository.ts'

/** The customer's last searches, newest first (SHELL-15). */
export function listHistory({ db, actor }: CustomerCtx): Promise<HistoryRow[]> {
  return listHistoryRows(db, actor.customerId, searchHistoryMax)
}

/** Adds searches, oldest first; one that is there already moves to the front. The newest ten stay (SHELL-15). */
export async function addToHistory(ctx: CustomerCtx, descriptions: readonly string[]): Promise<HistoryRow[]> {
  const { db, actor, newId } = ctx
  const given = descriptions.map((description) => ({ description: tidySearch(description) }))
  // PostgreSQL refuses a statement that writes the same row twice, so a repeated search is taken once.
  const searches = withSearches([], given, searchHistoryMax).toReversed()
  if (searches.length > 0) {
    const rows = searches.map(({ description }) => ({ id: newId(), key: searchKey(description), description }))
    await upsertSearches(db, actor.customerId, rows)
    await trimHistory(db, actor.customerId, searchHistoryMax)
  }
  return listHistory(ctx)
}

/** Deletes a search of the customer, or all without an id. The search of another customer is not found. */
export async function deleteFromHistory(ctx: CustomerCtx, id: string | undefined): Promise<HistoryRow[]> {
  const deleted = await deleteSearches(ctx.db, ctx.actor.customerId, id)
  if (id !== undefined && deleted === 0) refuse('not-found')
  return listHistory(ctx)
}
