import { sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface VerifiedLine {
  branchCode: number
  productCode: string
  quantity: number
  unitPriceCentavos: Centavos
  note: string | null
}

const isOpen = sql`v.released_at is null and v.placed_at is null`
const lines = sql`
  (select coalesce(json_agg(json_build_object(
      'branchCode', vl.branch_code, 'productCode', vl.product_code, 'quantity', vl.quantity,
      'unitPriceCentavos', vl.unit_price_centavos, 'note', vl.note) order by vl.branch_code, vl.product_code), '[]')
    from verification_lines vl where vl.verification_id = v.id) as lines`

/** Lets one verification of a customer be made at a time, until the transaction ends: a first one has no row yet to lock. */
export async function lockCustomer(db: Database, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${customerId}`}, 0))`.execute(db)
}

/** Ends the customer's open verification, if there is one, and answers with the lines whose stock it held. */
export async function closeOpen(db: Database, customerId: string, now: Date): Promise<VerifiedLine[] | undefined> {
  const { rows } = await sql<{ lines: VerifiedLine[] }>`
    update verifications v set released_at = ${now} where v.customer_id = ${customerId} and ${isOpen} returning ${lines}`.execute(db)
  return rows[0]?.lines
}

/** The branches of the customer's open verification that has not expired, or undefined. */
export async function findOpenBranches(db: Database, customerId: string, now: Date): Promise<number[] | undefined> {
  const { rows } = await sql<{ branchCodes: number[] }>`
    select (select json_agg(distinct vl.branch_code) from verification_lines vl where vl.verification_id = v.id) as "branchCodes"
    from verifications v where v.customer_id = ${customerId} and ${isOpen} and v.expires_at > ${now}`.execute(db)
  return rows[0]?.branchCodes
}

export interface NewVerification {
  id: string
  customerId: string
  itemsCentavos: Centavos
  now: Date
  expiresAt: Date
}

export async function insertVerification(db: Database, verification: NewVerification, held: readonly VerifiedLine[]): Promise<void> {
  const { id, customerId, itemsCentavos, now, expiresAt } = verification
  await sql`
    with v as (
      insert into verifications (id, customer_id, items_centavos, created_at, expires_at)
      values (${id}, ${customerId}, ${itemsCentavos}, ${now}, ${expiresAt}))
    insert into verification_lines (verification_id, branch_code, product_code, quantity, unit_price_centavos, note)
    select ${id}::uuid, l."branchCode", l."productCode", l.quantity, l."unitPriceCentavos", l.note
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as l ("branchCode" int, "productCode" text, quantity int, "unitPriceCentavos" int, note text)`.execute(db)
}

export interface NewestVerification {
  id: string
  expiresAt: Date
  releasedAt: Date | null
  placedAt: Date | null
  requestHash: string | null
  globalId: string | null
  lines: VerifiedLine[]
  email: string
  firstName: string
  lastName: string
}

/** The customer's open verification, else the newest one, and whose it is. Parallel requests for it wait until the transaction ends. */
export async function lockNewest(db: Database, customerId: string): Promise<NewestVerification | undefined> {
  const { rows } = await sql<NewestVerification>`
    select v.id, v.expires_at as "expiresAt", v.released_at as "releasedAt", v.placed_at as "placedAt",
      v.placed_request_hash as "requestHash", v.placed_global_id as "globalId", ${lines},
      c.email, c.first_name as "firstName", c.last_name as "lastName"
    from verifications v join customers c on c.id = v.customer_id
    where v.customer_id = ${customerId}
    order by (${isOpen}) desc, v.created_at desc, (v.placed_at is not null) desc
    limit 1 for update of v`.execute(db)
  return rows[0]
}

/** Remembers which request became which orders, so that the same request sent again is answered with them. */
export async function markPlaced(db: Database, id: string, globalId: string, requestHash: string, now: Date): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ placed_at: now, placed_request_hash: requestHash, placed_global_id: globalId })
    .where('id', '=', id)
    .execute()
}

export async function hasExpired(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from verifications v where ${isOpen} and v.expires_at <= ${now} limit 1`.execute(db)
  return rows.length > 0
}

/** Ends expired verifications, at most so many and none that somebody else has locked; answers with what each product at a branch had held. */
export async function closeExpired(
  db: Database,
  now: Date,
  max: number,
): Promise<{ closed: number; held: Pick<VerifiedLine, 'branchCode' | 'productCode' | 'quantity'>[] }> {
  const { rows } = await sql<{ closed: number; held: Pick<VerifiedLine, 'branchCode' | 'productCode' | 'quantity'>[] }>`
    with closed as (
      update verifications set released_at = ${now}
      where id in (
        select v.id from verifications v where ${isOpen} and v.expires_at <= ${now}
        order by v.expires_at limit ${max} for update skip locked)
      returning id),
    held as (
      select vl.branch_code, vl.product_code, sum(vl.quantity)::int as quantity
      from verification_lines vl join closed on closed.id = vl.verification_id group by vl.branch_code, vl.product_code)
    select (select count(*)::int from closed) as closed,
      (select coalesce(json_agg(json_build_object('branchCode', h.branch_code, 'productCode', h.product_code, 'quantity', h.quantity)), '[]') from held h) as held`.execute(
    db,
  )
  return rows[0] ?? { closed: 0, held: [] }
}

export async function deleteClosed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where((row) => row.or([row('released_at', '<', before), row('placed_at', '<', before)]))
    .execute()
}
