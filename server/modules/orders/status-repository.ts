import { type RawBuilder, sql } from 'kysely'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import type { Parcel } from '#domain/orders/parcel.ts'
import type { StepNote } from '#domain/orders/step-note.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deliveryMethod } from './repository.ts'

export interface LockedOrder {
  id: number
  globalId: string
  customerId: string
  status: OrderStatus
  delivery: DeliveryMethod
  /** Of an order on hold: the status that it had before. */
  statusBefore: OrderStatus | null
  branchCode: number
  taxId: string | null
  totalCentavos: Centavos
  lines: { productCode: string; quantity: number }[]
}

/**
 * Locks an order, so that others who want to change its status wait until the transaction ends. Who only writes rows that
 * name it, as a payment that comes in does, does not wait. Its lines are those
 * whose product still exists: only for these can units be returned to stock, and no order stays uncancelable because a
 * product was deleted.
 */
async function lock(db: Database, which: RawBuilder<unknown>): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.global_id as "globalId", o.customer_id as "customerId", o.status, ${deliveryMethod}, o.branch_code as "branchCode", o.tax_id as "taxId",
      o.total_centavos as "totalCentavos",
      case when o.status = 'on_hold' then (
        select e.status from order_events e where e.order_id = o.id and e.status <> 'on_hold' order by e.id desc limit 1)
      end as "statusBefore",
      (select coalesce(json_agg(json_build_object('productCode', ol.product_code, 'quantity', ol.quantity)), '[]')
        from order_lines ol join products p on p.code = ol.product_code where ol.order_id = o.id) as lines
    from orders o where ${which} for no key update of o`.execute(db)
  return rows[0]
}

/** Locks an order of this customer (`lock`). Somebody else's is not found. */
export const lockOrder = (db: Database, customerId: string, id: number): Promise<LockedOrder | undefined> =>
  lock(db, sql`o.customer_id = ${customerId} and o.id = ${id}`)

/** Locks an order of any customer (`lock`): for employees. */
export const lockAnyOrder = (db: Database, id: number): Promise<LockedOrder | undefined> => lock(db, sql`o.id = ${id}`)

/** Locks the orders of a checkout until the transaction ends. */
export async function lockCheckout(db: Database, globalId: string): Promise<void> {
  await sql`select 1 from orders where global_id = ${globalId} order by id for no key update`.execute(db)
}

/** Whether an order of a checkout is not canceled. */
export async function hasOrderLeft(db: Database, globalId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where global_id = ${globalId} and status <> 'canceled' limit 1`.execute(db)
  return rows.length > 0
}

/** A step of an order: who took it, when, and what the customer may read about it. Nobody takes what the store does. */
export interface Step {
  status: OrderStatus
  actorId: string | null
  at: Date
  note: StepNote | null
  parcel?: Parcel | null
}

/** Sets the status of an order, and writes the step into its history. */
export async function takeStep(db: Database, id: number, step: Step): Promise<void> {
  const { status, actorId, at, note, parcel } = step
  await sql`
    with changed as (update orders set status = ${status} where id = ${id})
    insert into order_events (order_id, status, at, actor_id, note, note_en, note_es, carrier, parcel_number)
    values (${id}, ${status}, ${at}, ${actorId}, ${note?.note}, ${note?.en}, ${note?.es}, ${parcel?.carrier}, ${parcel?.number})`.execute(
    db,
  )
}

/** Requests the invoice of an order, unless that was done before. */
export async function insertInvoiceRequest(
  db: Database,
  { id, taxId }: Pick<LockedOrder, 'id' | 'taxId'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('invoice_requests')
    .values({ order_id: id, requested_at: now, kind: taxId ? 'tax' : 'consumer', tax_id: taxId })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** Takes the request of an order's invoice back: nothing was sold. */
export async function deleteInvoiceRequest(db: Database, id: number): Promise<void> {
  await db.deleteFrom('invoice_requests').where('order_id', '=', id).execute()
}
