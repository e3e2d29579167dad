import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { NewOrders } from './new-orders.ts'
import { deliveryCodes } from './repository.ts'

/** Writes the orders of a checkout, with all that belongs to them, in one statement, and gives their numbers. */
export async function insertOrders(
  db: Database,
  customerId: string,
  orders: NewOrders,
  now: Date,
): Promise<{ id: number; branchCode: number; branchName: string }[]> {
  const heads = orders.branches.map(({ lines: _lines, payments: _payments, ...head }) => head)
  const lines = orders.branches.flatMap((branch) =>
    branch.lines.map((line) => ({ ...line, branchCode: branch.branchCode })),
  )
  const payments = orders.branches.flatMap((branch) =>
    branch.payments.map((payment) => ({ ...payment, branchCode: branch.branchCode })),
  )
  const { rows } = await sql<{ id: number; branchCode: number; branchName: string }>`
    with new_orders as (
      insert into orders (global_id, customer_id, branch_code, delivery, address, customer_name, note, tax_id,
        subtotal_centavos, tax_centavos, delivery_centavos, total_centavos, created_at)
      select ${orders.globalId}::uuid, ${customerId}::uuid, h."branchCode", ${deliveryCodes[orders.delivery]}::text,
        ${orders.address && JSON.stringify(orders.address)}::jsonb, ${orders.customerName}::text, ${orders.note}::text, ${orders.taxId}::text,
        h."subtotalCentavos", h."taxCentavos", h."deliveryCentavos", h."totalCentavos", ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
        as h ("branchCode" int, "subtotalCentavos" bigint, "taxCentavos" bigint, "deliveryCentavos" bigint, "totalCentavos" bigint)
      order by h."branchCode"
      returning id, branch_code),
    new_lines as (
      insert into order_lines (order_id, product_code, name_en, name_es, quantity, unit_price_centavos, subtotal_centavos, tax_centavos, total_centavos, note)
      select n.id, l."productCode", p.name_en, p.name_es, l.quantity, l."unitPriceCentavos", l."subtotalCentavos", l."taxCentavos", l."totalCentavos", l.note
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l ("branchCode" int, "productCode" text, quantity int, "unitPriceCentavos" int, "subtotalCentavos" bigint, "taxCentavos" bigint, "totalCentavos" bigint, note text)
      join new_orders n on n.branch_code = l."branchCode"
      join products p on p.code = l."productCode"),
    new_payments as (
      insert into order_payments (order_id, kind, amount_centavos, state)
      select n.id, m.kind, m."amountCentavos", m.state
      from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as m ("branchCode" int, kind text, "amountCentavos" bigint, state text)
      join new_orders n on n.branch_code = m."branchCode"),
    new_events as (
      insert into order_events (order_id, status, at, actor_id)
      select n.id, 'created', ${now}::timestamptz, ${customerId}::uuid from new_orders n order by n.id)
    select n.id, n.branch_code as "branchCode", b.name as "branchName" from new_orders n join branches b on b.code = n.branch_code`.execute(
    db,
  )
  return rows
}

/** Cancels an order and its payments, and writes who did so and when into its history. */
export async function markCanceled(db: Database, id: number, actorId: string, now: Date): Promise<void> {
  await sql`
    with canceled as (update orders set status = 'canceled' where id = ${id}),
    payments as (update order_payments set state = 'canceled' where order_id = ${id})
    insert into order_events (order_id, status, at, actor_id) values (${id}, 'canceled', ${now}, ${actorId})`.execute(
    db,
  )
}
