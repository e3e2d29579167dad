import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

export interface HistoryRow {
  id: string
  description: string
}

/** A customer's searches, newest first. */
export async function listHistoryRows(db: Database, customerId: string, max: number): Promise<HistoryRow[]> {
  return db
    .selectFrom('search_history')
    .select(['id', 'description'])
    .where('customer_id', '=', customerId)
    .orderBy('rank', 'desc')
    .limit(max)
    .execute()
}

export interface SearchRow {
  id: string
  key: string
  description: string
}

/** Adds searches, the last of them as the newest; a search that is there already moves and takes the new spelling. */
export async function upsertSearches(db: Database, customerId: string, searches: readonly SearchRow[]): Promise<void> {
  await sql`
    insert into search_history (id, customer_id, key, description)
    select id, ${customerId}, key, description
    from json_to_recordset(${JSON.stringify(searches)}::json) as given (id uuid, key text, description text)
    on conflict (customer_id, key) do update set description = excluded.description, rank = excluded.rank`.execute(db)
}

/** Deletes all but the newest `max` searches of a customer. */
export async function trimHistory(db: Database, customerId: string, max: number): Promise<void> {
  await sql`
    delete from search_history where customer_id = ${customerId} and id not in (
      select id from search_history where customer_id = ${customerId} order by rank desc limit ${max})`.execute(db)
}

/** Deletes a customer's search by its id, or all without an id; returns how many were deleted. */
export async function deleteSearches(db: Database, customerId: string, id: string | undefined): Promise<number> {
  const all = db.deleteFrom('search_history').where('customer_id', '=', customerId)
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
