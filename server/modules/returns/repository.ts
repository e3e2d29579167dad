import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ReturnEnding, ReturnReason, ReturnState } from '#domain/returns/return.ts'
import type { BoughtLine, ReturnableOrder } from '#domain/returns/returnable.ts'
import type { Database } from '#server/platform/database/database.ts'

/** An order whose products come back. */
export interface OrderOfReturn extends ReturnableOrder {
  id: number
  customerId: string
  branchCode: number
}

const orderColumns = sql`
  o.id, o.customer_id as "customerId", o.branch_code as "branchCode", o.status, o.origin,
  (select max(e.at) from order_events e where e.order_id = o.id and e.status = 'delivered') as "deliveredAt"`

/** An order of this customer; somebody else's is not found. */
export const findOrder = (db: Database, customerId: string, id: number): Promise<OrderOfReturn | undefined> =>
  selectOrder(db, sql`o.id = ${id} and o.customer_id = ${customerId}`)

/** Locks an order of this customer until the transaction ends; somebody else's is not found. */
export const lockOrder = (db: Database, customerId: string, id: number): Promise<OrderOfReturn | undefined> =>
  selectOrder(db, sql`o.id = ${id} and o.customer_id = ${customerId} for no key update`)

/** Locks an order of any customer: for employees. */
export const lockAnyOrder = (db: Database, id: number): Promise<OrderOfReturn | undefined> =>
  selectOrder(db, sql`o.id = ${id} for no key update`)

async function selectOrder(db: Database, which: RawBuilder<unknown>): Promise<OrderOfReturn | undefined> {
  const { rows } = await sql<OrderOfReturn>`select ${orderColumns} from orders o where ${which}`.execute(db)
  return rows[0]
}

/** A line of an order, with the units that came back already. */
export interface ReturnedLine extends BoughtLine {
  /** Units of approved returns. */
  approved: number
  /** Whether the product still exists, so that units can go back into its stock. */
  isStocked: boolean
}

/** The lines of an order. Call it after the order was locked, where something is decided by them. */
export async function listLines(db: Database, orderId: number): Promise<ReturnedLine[]> {
  const { rows } = await sql<ReturnedLine>`
    select l.product_code as "productCode", l.quantity, l.total_centavos as "totalCentavos",
      coalesce(sum(rl.quantity) filter (where r.state in ('requested', 'approved')), 0)::int as claimed,
      coalesce(sum(rl.quantity) filter (where r.state = 'approved'), 0)::int as approved,
      exists (select 1 from products p where p.code = l.product_code) as "isStocked"
    from order_lines l
    left join returns r on r.order_id = l.order_id
    left join return_lines rl on rl.return_id = r.id and rl.product_code = l.product_code
    where l.order_id = ${orderId}
    group by l.product_code, l.quantity, l.total_centavos, l.position order by l.position, l.product_code`.execute(db)
  return rows
}

export interface ReturnLineRow {
  productCode: string
  name: string
  quantity: number
  reason: ReturnReason
  amountCentavos: Centavos
}

export interface ReturnRow {
  id: string
  number: string
  orderId: number
  customerId: string
  state: ReturnState
  comment: string | null
  preference: ReturnEnding
  ending: ReturnEnding | null
  requestedAt: Date
  decidedAt: Date | null
  withdrawnAt: Date | null
  note: string | null
  creditNote: string | null
  creditedCentavos: Centavos | null
  lines: ReturnLineRow[]
  pictures: string[]
}

const returnColumns = (language: Language) => sql`
  r.id, r.number, r.order_id as "orderId", r.customer_id as "customerId", r.state, r.comment, r.preference, r.ending,
  r.requested_at as "requestedAt", r.decided_at as "decidedAt", r.withdrawn_at as "withdrawnAt", r.note,
  r.credited_centavos as "creditedCentavos",
  (select n.document_id from credit_notes n where n.balance_id = r.credit_note_id) as "creditNote",
  (select coalesce(json_agg(json_build_object('productCode', rl.product_code, 'name', ol.${sql.ref(`name_${language}`)},
      'quantity', rl.quantity, 'reason', rl.reason, 'amountCentavos', rl.amount_centavos) order by ol.position, rl.product_code), '[]')
    from return_lines rl join order_lines ol on ol.order_id = r.order_id and ol.product_code = rl.product_code
    where rl.return_id = r.id) as lines,
  (select coalesce(json_agg(p.upload_id order by p.position), '[]') from return_pictures p where p.return_id = r.id) as pictures`

/** A return of this customer; somebody else's is not found. */
export const findReturn = (
  db: Database,
  customerId: string,
  id: string,
  language: Language,
): Promise<ReturnRow | undefined> => selectReturn(db, sql`r.id = ${id} and r.customer_id = ${customerId}`, language)

/** A return of any customer: for employees. */
export const findAnyReturn = (db: Database, id: string, language: Language): Promise<ReturnRow | undefined> =>
  selectReturn(db, sql`r.id = ${id}`, language)

async function selectReturn(
  db: Database,
  which: RawBuilder<unknown>,
  language: Language,
): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`select ${returnColumns(language)} from returns r where ${which}`.execute(db)
  return rows[0]
}

/** The returns of an order of this customer, newest first. An order has at most as many as it has units. */
export async function listOfOrder(
  db: Database,
  customerId: string,
  orderId: number,
  language: Language,
): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select ${returnColumns(language)} from returns r
    where r.order_id = ${orderId} and r.customer_id = ${customerId}
    order by r.requested_at desc, r.number desc limit 200`.execute(db)
  return rows
}

/** One page of a customer's returns, newest first. */
export async function listReturns(
  db: Database,
  customerId: string,
  { offset, limit }: { offset: number; limit: number },
  language: Language,
): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    with page as materialized (
      select * from returns where customer_id = ${customerId}
      order by requested_at desc, number desc limit ${limit} offset ${offset})
    select ${returnColumns(language)} from page r order by r.requested_at desc, r.number desc`.execute(db)
  return rows
}

/** A return that waits for staff, with whose it is and the branch of its order. */
export interface PendingReturn extends ReturnRow {
  customer: { code: string; name: string }
  branchCode: number
}

/** One page of the returns of all customers that wait for a decision, the oldest first, and how many there are. */
export async function listPending(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
  language: Language,
): Promise<{ rows: PendingReturn[]; total: number }> {
  const { rows } = await sql<PendingReturn>`
    with page as materialized (
      select * from returns where state = 'requested' order by requested_at, id limit ${limit} offset ${offset})
    select ${returnColumns(language)}, o.branch_code as "branchCode",
      json_build_object('code', c.code, 'name', c.first_name || ' ' || c.last_name) as customer
    from page r join orders o on o.id = r.order_id join customers c on c.id = r.customer_id
    order by r.requested_at, r.id`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from returns where state = 'requested'`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function countReturns(db: Database, customerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from returns where customer_id = ${customerId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The codes of the products of a return of any customer. */
export async function listReturnedCodes(db: Database, id: string): Promise<string[]> {
  const rows = await db.selectFrom('return_lines').select('product_code').where('return_id', '=', id).execute()
  return rows.map(({ product_code }) => product_code)
}
