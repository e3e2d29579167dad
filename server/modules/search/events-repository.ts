import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface SearchEvent {
  kind: 'click' | 'cart' | 'view'
  productCode: string
  queryId: string | null
  position: number | null
}

/**
 * Notes an event of a product that is shown, unless the customer has noted `max` since an instant; answers whether it
 * did.
 */
export async function insertEvent(
  db: Database,
  customerId: string,
  { kind, productCode, queryId, position }: SearchEvent,
  now: Date,
  { max, since }: { max: number; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into search_events (customer_id, kind, product_code, query_id, position, created_at)
    select ${customerId}, ${kind}, p.code, ${queryId}, ${position}::int, ${now}
    from products p
    where p.status = 'active' and p.code = ${productCode}
      and (select count(*) from search_events where customer_id = ${customerId} and created_at > ${since}) < ${max}
    returning id`.execute(db)
  return rows.length > 0
}

/** Deletes the events before an instant. */
export async function deleteEvents(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, {
    table: 'search_events',
    where: sql`created_at < ${before}`,
    orderBy: sql`created_at`,
    signal,
  })
}
