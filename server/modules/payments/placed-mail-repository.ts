import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Writes the mail that is sent once the captures of a request have ended. */
export async function updatePlacedMail(db: Database, id: string, mail: unknown): Promise<void> {
  await sql`update order_attempts set placed_mail = ${JSON.stringify(mail)}::jsonb where id = ${id}`.execute(db)
}

/** Locks a request that keeps a mail until the transaction ends. False where it keeps none. */
export async function lockPlacedMail(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_attempts where id = ${id} and placed_mail is not null for update`.execute(db)
  return rows.length > 0
}

/**
 * Removes the mail of a request that has been locked, and gives it; not while one of its payments is still to be
 * captured, unless that has taken too long.
 */
export async function removePlacedMail(db: Database, id: string, isLate: boolean): Promise<unknown> {
  const { rows } = await sql<{ mail: unknown }>`
    update order_attempts a set placed_mail = null
    from (select id, placed_mail as mail from order_attempts where id = ${id}) kept
    where a.id = kept.id and (${isLate} or not exists (
      select 1 from payments p join payment_operations o on o.payment_id = p.id
      where p.global_id = ${id} and o.kind = 'capture' and o.state = 'open'))
    returning kept.mail`.execute(db)
  return rows[0]?.mail
}

/** Removes the mail of a request, whatever is still to be captured. */
export async function deletePlacedMail(db: Database, id: string): Promise<void> {
  await sql`update order_attempts set placed_mail = null where id = ${id} and placed_mail is not null`.execute(db)
}
