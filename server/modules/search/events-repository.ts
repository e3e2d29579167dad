import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface SearchEvent {
  kind: 'click' | 'cart' | 'view'
  productCode: string
  queryId: string | null
  position: number | null
}

/** At most `max` events of a customer are recorded after an instant. */
export interface EventLimit {
  max: number
  since: Date
}

/**
 * Records an event of a product that the store shows, unless the customer has reached the limit; answers whether it was
 * recorded.
 */
export async function insertEvent(
  db: Database,
  {
    kind,
    productCode,
    queryId,
    position,
    customerId,
    createdAt,
  }: SearchEvent & { customerId: string; createdAt: Date },
  { max, since }: EventLimit,
): Promise<boolean> {
  const { rows } = await sql`
    insert into search_events (customer_id, kind, product_code, query_id, position, created_at)
    select ${customerId}, ${kind}, p.code, ${queryId}, ${position}::int, ${createdAt}
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
