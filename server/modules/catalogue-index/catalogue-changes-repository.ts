import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

/** With more changes than this, reading the whole catalogue takes less time. */
const changesListedMax = 500_000

/**
 * The products that changed, each once: those of which only the prices or only the stock changed, and all others. An
 * empty code stands for all products.
 */
export interface CatalogueChanges {
  /** The snapshot to pass the next time. */
  snapshot: string
  products: string[]
  prices: string[]
  stock: string[]
}

/** The database's snapshot: which transactions have ended by now, in PostgreSQL's own notation. */
export async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return (rows[0] as { snapshot: string }).snapshot
}

/**
 * The products that changed since a snapshot. Transactions do not commit in the order in which they begin: one with a
 * lower number may commit after one with a higher number was read, so neither the last number nor the last time tells
 * where to read on. The snapshot names the transactions that were still open when it was taken. Their rows are read
 * now, as far as they have committed, beside the rows of all later transactions; the statement's own snapshot is the
 * one to go on from. The open ones are looked up one by one, so a transaction that stays open for an hour does not make
 * each call read that hour's changes again. Transaction numbers above the present ones come from another cluster, whose
 * dump was restored here: their rows say nothing about this one.
 */
export async function listChanges(db: Database, since: string): Promise<CatalogueChanges> {
  const { rows } = await sql<{ snapshot: string; changes: Partial<Record<'product' | 'prices' | 'stock', string[]>> }>`
    select pg_current_snapshot()::text as snapshot,
      (select coalesce(json_object_agg(part, codes), '{}') from (
        select part, json_agg(product_code) as codes from (
          select distinct coalesce(part, 'product') as part, product_code from (
            select part, product_code from catalogue_changes
            where xid >= pg_snapshot_xmax(${since}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
            union all
            select part, product_code from catalogue_changes
            where xid = any(array(select pg_snapshot_xip(${since}::pg_snapshot))) and xid < pg_snapshot_xmax(pg_current_snapshot())
          ) changes
          limit ${sql.lit(changesListedMax + 1)}
        ) new_ones group by part
      ) by_part) as changes`.execute(db)
  const { snapshot, changes } = rows[0] as (typeof rows)[number]
  const { product: products = [], prices = [], stock = [] } = changes
  if (products.length + prices.length + stock.length > changesListedMax)
    return { snapshot, products: [allProducts], prices: [], stock: [] }
  const whole = new Set(products)
  const others = (codes: readonly string[]) => codes.filter((code) => !whole.has(code))
  return { snapshot, products, prices: others(prices), stock: others(stock) }
}

/** The code that stands for all products. */
export const allProducts = ''

/** Deletes the rows before an instant, which every process has read or will make up for by reading everything. */
export async function deleteChanges(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'catalogue_changes', where: sql`at < ${before}`, orderBy: sql`at`, signal })
}
