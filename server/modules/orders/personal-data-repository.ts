import { sql } from 'kysely'
import { finishedStatuses } from '#domain/orders/order-steps.ts'
import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

/** The orders of a customer with lines, payments and history, newest first; amounts in centavos. */
export async function listWholeOrders(db: Database, customerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select o.id, o.global_id, o.created_at, o.status, o.delivery, o.branch_code, o.customer_name, o.note, o.tax_id, o.tax_name, o.address,
      o.subtotal_centavos, o.tax_centavos, o.delivery_centavos, o.total_centavos,
      (select json_agg(json_build_object('product_code', l.product_code, 'name', l.name_es, 'quantity', l.quantity,
        'unit_price_centavos', l.unit_price_centavos, 'total_centavos', l.total_centavos, 'note', l.note) order by l.position, l.product_code)
        from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('kind', p.kind, 'amount_centavos', a.amount_centavos, 'state', p.state))
        from payment_allocations a join payments p on p.id = a.payment_id where a.order_id = o.id) as payments,
      (select json_agg(json_build_object('status', e.status, 'at', e.at, 'note', e.note, 'note_en', e.note_en, 'note_es', e.note_es,
        'carrier', e.carrier, 'parcel_number', e.parcel_number) order by e.at) from order_events e where e.order_id = o.id) as history,
      (select json_build_object('requested_at', i.requested_at, 'kind', i.kind, 'tax_id', i.tax_id)
        from invoice_requests i where i.order_id = o.id) as invoice_request
    from orders o where o.customer_id = ${customerId}
    order by o.created_at desc, o.id desc limit ${exportedRowsMax}`.execute(db)
  return rows
}

/** Whether a customer has an order that is not finished. */
export async function hasOpenOrder(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', [...finishedStatuses])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes addresses and notes, also those of the staff, out of a customer's orders. The name and the tax number stay, as on their receipts. */
export async function anonymiseOrders(db: Database, customerId: string): Promise<void> {
  await db.updateTable('orders').set({ address: null, note: null }).where('customer_id', '=', customerId).execute()
  const own = db.selectFrom('orders').select('id').where('customer_id', '=', customerId)
  // By the number of a parcel its carrier finds the address.
  const written = { note: null, note_en: null, note_es: null, carrier: null, parcel_number: null }
  await db.updateTable('order_events').set(written).where('order_id', 'in', own).execute()
  await db
    .updateTable('order_lines')
    .set({ note: null })
    .where('note', 'is not', null)
    .where('order_id', 'in', own)
    .execute()
}
