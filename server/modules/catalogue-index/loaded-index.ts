import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { areFew, prepareChanges } from './apply-changes.ts'
import { allProducts, listChanges } from './catalogue-changes-repository.ts'
import { type CatalogueIndex, needsRebuild } from './catalogue-index.ts'
import type { Pace } from './pace.ts'

export type IndexCtx = Pick<Ctx, 'catalogue' | 'log' | 'now'>

/** How far a process has read the catalogue. */
export interface Reading {
  /** The snapshot at which the changes were last read. */
  snapshot: string
  /** How many announced imports it contains (`CatalogueVersion.importVersion`). */
  imports: number
}

/** A loaded index, and up to where it has read the database's changes. */
export interface LoadedIndex extends Reading {
  index: CatalogueIndex
  /** When the changes were last read, in milliseconds. */
  readAt: number
  /** How often the connection had been lost and found again when the whole catalogue was read. */
  reconnections: number
}

// Changes are stored for an hour. An index that was not refreshed for nearly as long may have missed some.
const changesReadableMs = 50 * 60_000

/**
 * Another server may have taken over without the last commits. It knows nothing of changes that were read from them, and
 * gives their transaction numbers to others. And changes are deleted after an hour.
 */
export const isUnreliable = ({ catalogue }: IndexCtx, { reconnections, readAt }: LoadedIndex): boolean =>
  reconnections !== catalogue.reconnections() || Date.now() - readAt > changesReadableMs

/** What a process has not read yet: more changes than it was to apply, or whatever the catalogue has. */
export type Unread = 'too many' | 'everything'

/**
 * Applies the changes since the last reading. They are listed and read in one snapshot of the database, so that no list
 * shows a part of a transaction. Applies none where they are not few and only these are asked for, or where everything has to
 * be read.
 */
export async function applyChanges(
  ctx: IndexCtx,
  loaded: LoadedIndex,
  { onlyFew, pace }: { onlyFew: boolean; pace: Pace },
): Promise<Unread | 'applied'> {
  const { index } = loaded
  const readAt = Date.now()
  const imports = ctx.catalogue.importVersion()
  const read = await inOneSnapshot(ctx.catalogue.db, async (db) => {
    const changes = await listChanges(db, loaded.snapshot)
    const { products, prices, stock, snapshot } = changes
    const count = products.length + prices.length + stock.length
    if (count === 0) return { snapshot, commit: () => index }
    if (products.includes(allProducts)) return 'everything'
    if (onlyFew && !areFew(changes)) return 'too many'
    const commit = await prepareChanges(db, index, changes, { now: ctx.now, pace })
    return commit ? { commit, snapshot } : 'everything'
  })
  if (typeof read === 'string') return read
  Object.assign(loaded, { index: read.commit(), snapshot: read.snapshot, readAt, imports })
  return needsRebuild(loaded.index) ? 'everything' : 'applied'
}

const inOneSnapshot = <Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
