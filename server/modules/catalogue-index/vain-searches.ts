import { vainSearchOf } from '#domain/search/vain-search.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { Database } from '#server/platform/database/database.ts'
import { addVainSearches, deleteVainSearches } from './vain-searches-repository.ts'

/** Different texts that a process holds until they are written; further ones are not counted. */
const pendingMax = 500
/** Different texts in the table. */
const textsMax = 5_000
const storedDays = 90
/** A text that was searched once says little, and goes sooner, so that it leaves its place to another. */
const onceDays = 7
const dayMs = 86_400_000

/** What each process counted since it last wrote. */
const pendingCounts = new WeakMap<CatalogueVersion, Map<string, number>>()

/** Counts a search that found nothing, in memory alone (SEARCH-35). */
export function noteVainSearch(catalogue: CatalogueVersion, query: string): void {
  const text = vainSearchOf(query)
  if (text === undefined) return
  const counts = pendingCounts.get(catalogue) ?? new Map<string, number>()
  pendingCounts.set(catalogue, counts)
  if (counts.has(text) || counts.size < pendingMax) counts.set(text, (counts.get(text) ?? 0) + 1)
}

/** Writes what was counted since the last time, with one statement. Where it fails, these counts are lost. */
export async function writeVainSearches({
  db,
  catalogue,
  now,
}: {
  db: Database
  catalogue: CatalogueVersion
  now: Date
}): Promise<void> {
  const counts = pendingCounts.get(catalogue)
  if (!counts || counts.size === 0) return
  pendingCounts.delete(catalogue)
  const searches = [...counts].map(([text, times]) => ({ text, times }))
  await addVainSearches(db, searches, { day: storeDateOf(now), textsMax })
}

/** Deletes counts after 90 days, and texts that were searched once after a week. */
export function purgeVainSearches(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const daysAgo = (days: number) => storeDateOf(new Date(now.getTime() - days * dayMs))
  return deleteVainSearches(db, { before: daysAgo(storedDays), onceBefore: daysAgo(onceDays) }, signal)
}
