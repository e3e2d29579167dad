import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { NewOrders } from './new-orders.ts'
import { deliveryCodes } from './repository.ts'

/** An order as it was written: its number, and its lines with the names of the language in which it was placed. */
export interface WrittenOrder {
  id: number
  branchCode: number
  branchName: string
  lines: { name: string; quantity: number; totalCentavos: Centavos }[]
}

/** Writes the orders of a checkout, with all that belongs to them, in one statement. */
export async function insertOrders(
  db: Database,
  customerId: string,
  orders: NewOrders & { language: Language },
  now: Date,
): Promise<WrittenOrder[]> {
  const heads = orders.branches.map(({ lines: _lines, ...head }) => head)
  const lines = orders.branches.flatMap((branch) =>
    branch.lines.map((line, position) => ({ ...line, branchCode: branch.branchCode, position })),
  )
  const { rows } = await sql<WrittenOrder>`
    with new_orders as (
      insert into orders (global_id, customer_id, branch_code, delivery, address, customer_name, note, tax_id, tax_name,
        subtotal_centavos, tax_centavos, delivery_centavos, total_centavos, created_at, language, promised_days)
      select ${orders.globalId}::uuid, ${customerId}::uuid, h."branchCode", ${deliveryCodes[orders.delivery]}::text,
        ${orders.address && JSON.stringify(orders.address)}::jsonb, ${orders.customerName}::text, ${orders.note}::text, ${orders.taxId}::text, ${orders.taxName}::text,
        h."subtotalCentavos", h."taxCentavos", h."deliveryCentavos", h."totalCentavos", ${now}::timestamptz, ${orders.language}::text, ${orders.promisedDays}::smallint
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
        as h ("branchCode" int, "subtotalCentavos" bigint, "taxCentavos" bigint, "deliveryCentavos" bigint, "totalCentavos" bigint)
      order by h."branchCode"
      returning id, branch_code),
    new_lines as (
      insert into order_lines (order_id, product_code, name_en, name_es, quantity, unit_price_centavos, subtotal_centavos, tax_centavos, total_centavos, note, position)
      select n.id, l."productCode", p.name_en, p.name_es, l.quantity, l."unitPriceCentavos", l."subtotalCentavos", l."taxCentavos", l."totalCentavos", l.note, l.position
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l ("branchCode" int, "productCode" text, quantity int, "unitPriceCentavos" int, "subtotalCentavos" bigint, "taxCentavos" bigint, "totalCentavos" bigint, note text, position smallint)
      join new_orders n on n.branch_code = l."branchCode"
      join products p on p.code = l."productCode"
      returning order_id, product_code, ${sql.ref(`name_${orders.language}`)} as name, quantity, total_centavos, position),
    new_events as (
      insert into order_events (order_id, status, at, actor_id)
      select n.id, 'created', ${now}::timestamptz, ${customerId}::uuid from new_orders n order by n.id)
    select n.id, n.branch_code as "branchCode", b.name as "branchName",
      (select coalesce(json_agg(json_build_object('name', l.name, 'quantity', l.quantity, 'totalCentavos', l.total_centavos) order by l.position), '[]')
        from new_lines l where l.order_id = n.id) as lines
    from new_orders n join branches b on b.code = n.branch_code`.execute(db)
  return rows
}

/** Adds the number of a return to its order, as the newest. */
export async function appendReturnNumber(db: Database, id: number, number: string): Promise<void> {
  await sql`update orders set return_numbers = array_append(return_numbers, ${number}) where id = ${id}`.execute(db)
}
