import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'
import { lines } from './reservations-repository.ts'

/** The reservations of a customer with their lines, newest first; amounts in centavos. */
export async function listWholeReservations(db: Database, customerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select v.id, v.created_at, v.expires_at, v.released_at, v.placed_at, v.items_centavos, ${lines}
    from verifications v where v.customer_id = ${customerId}
    order by v.created_at desc, v.id limit ${exportedRowsMax}`.execute(db)
  return rows
}

/** Takes the notes out of a customer's reservations, which stay as the record of the stock until they are purged. */
export async function eraseNotes(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('verification_lines')
    .set({ note: null })
    .where('note', 'is not', null)
    .where('verification_id', 'in', db.selectFrom('verifications').select('id').where('customer_id', '=', customerId))
    .execute()
}
