import { type RawBuilder, sql } from 'kysely'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import { type OrderOrigin, type OrderStatus, type OrderTab, finishedStatuses } from '#domain/orders/order-steps.ts'
import type { Parcel } from '#domain/orders/parcel.ts'
import type { StepNote } from '#domain/orders/step-note.ts'
import { type OrderStage, statusesOfStage } from '#domain/orders/stages.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type { Language } from '#contract/language.ts'
import { listedOrdersMax, searchedOrdersMax } from '#contract/order-fields.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OrderAddress, OrderLineRow, OrderPaymentRow } from './order-parts.ts'
import { hasLineWith } from './line-terms-repository.ts'
import { linePicture } from './shown-product-repository.ts'

/** The delivery methods as the column `orders.delivery` spells them. */
export const deliveryCodes = {
  local: 'local_delivery',
  national: 'national_delivery',
  pickup: 'pick_up',
} as const satisfies Record<DeliveryMethod, string>

/** The delivery method of an order `o`, as the column `delivery`. */
export const deliveryMethod = sql`case o.delivery ${sql.join(
  Object.entries(deliveryCodes).map(([method, code]) => sql`when ${sql.lit(code)} then ${sql.lit(method)}`),
  sql` `,
)} end as delivery`

export interface OrderRow {
  id: number
  globalId: string
  origin: OrderOrigin
  createdAt: Date
  status: OrderStatus
  delivery: DeliveryMethod
  branchCode: number
  branchName: string
  paymentKinds: PaymentKind[]
  paymentStates: PaymentState[]
  linesCount: number
  unitsCount: number
  subtotalCentavos: Centavos
  taxCentavos: Centavos
  deliveryCentavos: Centavos
  totalCentavos: Centavos
  /** The number of its newest return. */
  returnNumber: string | null
  /** What staff have written when it went on hold; null while it is not. */
  pauseNote: StepNote | null
  /** Within how many working days its carrier arrives, as it was promised; null for the other methods. */
  promisedDays: number | null
  /** The hours of its branch as staff wrote them; null while the branch is closed for good. */
  openingHours: string | null
  /** The settings as they are stored. */
  holidays: unknown
  preparationMinutes: unknown
}

/** What the provider of a payment `p` has still to give back of its part of an order `o`. */
const refundPending = sql`(select coalesce(sum(w.amount_centavos), 0) from payment_operations w
  where w.payment_id = p.id and w.order_id = o.id and w.kind = 'refund' and w.state in ('open', 'unresolved'))`

/**
 * The state of the part of a payment `p` that pays an order `o`. Where one of several orders is canceled, its part was
 * given back though the payment goes on for the others.
 */
const partState = sql`case when p.state = 'captured' and o.status = 'canceled' and ${refundPending} = 0
  then 'refunded' else p.state end`

const paymentKinds = sql`(select coalesce(json_agg(distinct p.kind), '[]')
  from payment_allocations a join payments p on p.id = a.payment_id where a.order_id = o.id) as "paymentKinds"`

const webPage = sql`(select s.value from settings s where s.name = 'general.web_page')`
const promise = sql`o.promised_days as "promisedDays", case when b.active then b.opening_hours end as "openingHours",
  ${webPage} -> 'holidays' as holidays, ${webPage} -> 'preparation_minutes' as "preparationMinutes"`

/** What the time depends on at which an order `o` of a branch `b` is expected (`expectedBy`), beside its own columns. */
export const expectation = sql`${paymentKinds}, ${promise}`

/** What staff have written at a step `e`, as a `StepNote`. */
const stepNote = sql`json_build_object('note', e.note, 'en', e.note_en, 'es', e.note_es)`

const summary = sql`
  o.id, o.global_id as "globalId", o.origin, o.created_at as "createdAt", o.status, ${deliveryMethod}, o.branch_code as "branchCode", b.name as "branchName",
  ${paymentKinds},
  (select coalesce(json_agg(${partState}), '[]')
    from payment_allocations a join payments p on p.id = a.payment_id where a.order_id = o.id) as "paymentStates",
  (select count(*)::int from order_lines ol where ol.order_id = o.id) as "linesCount",
  (select coalesce(sum(ol.quantity), 0)::int from order_lines ol where ol.order_id = o.id) as "unitsCount",
  o.subtotal_centavos as "subtotalCentavos", o.tax_centavos as "taxCentavos",
  o.delivery_centavos as "deliveryCentavos", o.total_centavos as "totalCentavos",
  o.return_numbers[cardinality(o.return_numbers)] as "returnNumber",
  case when o.status = 'on_hold' then (select ${stepNote} from order_events e
    where e.order_id = o.id and e.status = 'on_hold' order by e.id desc limit 1) end as "pauseNote", ${promise}`

export interface OrderFilters {
  since: Date | undefined
  /** The tab, and the instant before which an order belongs to the history (ORDER-12). */
  tab?: { name: OrderTab; before: Date } | undefined
  branchCode: number | undefined
  status: OrderStatus | undefined
  stage?: OrderStage | undefined
  isFinished?: boolean | undefined
  delivery: DeliveryMethod | undefined
  globalId: string | undefined
  id: number | undefined
  /** The number of a return of the order. */
  returnNumber?: string | undefined
  /** Plain terms, all of which a line has in its names or its code. Without any no order is found. */
  productTerms?: string[] | undefined
}

/**
 * A select of the ids and times of the orders that a list shows. It filters the newest orders of a customer alone, but
 * looks up an order by its number, or those of a checkout by its id, among all of them. One index has all that it reads.
 */
function listed(customerId: string, filters: OrderFilters): RawBuilder<unknown> {
  const named = [
    sql`customer_id = ${customerId}`,
    ...(filters.globalId ? [sql`global_id = ${filters.globalId}`] : []),
    ...(filters.id ? [sql`id = ${filters.id}`] : []),
    ...(filters.returnNumber ? [sql`${filters.returnNumber} = any(return_numbers)`] : []),
  ]
  const requested = [
    ...(filters.tab ? [inTab(filters.tab)] : []),
    ...(filters.since ? [sql`created_at >= ${filters.since}`] : []),
    ...(filters.branchCode ? [sql`branch_code = ${filters.branchCode}`] : []),
    ...(filters.status ? [sql`status = ${filters.status}`] : []),
    ...(filters.stage ? [inStage(filters.stage)] : []),
    ...(filters.isFinished === undefined ? [] : [sql`(status = any(${finishedStatuses})) = ${filters.isFinished}`]),
    ...(filters.delivery ? [sql`delivery = ${deliveryCodes[filters.delivery]}`] : []),
    ...(filters.productTerms ? [hasLineWith(filters.productTerms)] : []),
  ]
  return sql`
    select id, created_at from (
      select id, created_at, status, branch_code, delivery, origin from orders
      where ${sql.join(named, sql` and `)} order by created_at desc, id desc limit ${sql.lit(filters.productTerms ? searchedOrdersMax : listedOrdersMax)}
    ) newest ${requested.length > 0 ? sql`where ${sql.join(requested, sql` and `)}` : sql``}`
}

function inTab({ name, before }: NonNullable<OrderFilters['tab']>): RawBuilder<unknown> {
  const isPast = sql`(status = any(${finishedStatuses}) or created_at < ${before})`
  if (name === 'history') return isPast
  return name === 'offline' ? sql`origin = 'branch'` : sql`(origin = 'online' and not ${isPast})`
}

const inStage = (stage: OrderStage): RawBuilder<unknown> =>
  sql`(${sql.join(
    statusesOfStage(stage).map(
      ({ delivery, statuses }) => sql`delivery = ${deliveryCodes[delivery]} and status = any(${statuses})`,
    ),
    sql` or `,
  )})`

/** One page of a customer's orders, newest first. Their lines and payments are read for the orders of the page alone. */
export async function listOrders(
  db: Database,
  customerId: string,
  filters: OrderFilters,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    with page as materialized (
      select id from (${listed(customerId, filters)}) found order by created_at desc, id desc limit ${limit} offset ${offset})
    select ${summary} from page join orders o on o.id = page.id join branches b on b.code = o.branch_code
    order by o.created_at desc, o.id desc`.execute(db)
  return rows
}

export async function countOrders(db: Database, customerId: string, filters: OrderFilters): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from (${listed(customerId, filters)}) found`.execute(db)
  return rows[0]?.total ?? 0
}

export interface OrderDetailRow extends OrderRow {
  customerName: string
  note: string | null
  taxId: string | null
  taxName: string | null
  /** Where it is delivered: a copy of the address at the time of placing. */
  address: OrderAddress | null
  lines: OrderLineRow[]
  payments: OrderPaymentRow[]
  /** It is canceled, and a payment of its checkout was declined in the end (PAYMENT-22). */
  isPaymentDeclined: boolean
  /** The parcel that staff named last. */
  parcel: Parcel | null
  events: { status: OrderStatus; at: string; note: StepNote }[]
}

/** An order of this customer with its lines, payments and history. Somebody else's is not found. */
export const findOrder = (
  db: Database,
  customerId: string,
  id: number,
  language: Language,
): Promise<OrderDetailRow | undefined> => find(db, sql`o.customer_id = ${customerId} and o.id = ${id}`, language)

/** An order of any customer, as `findOrder`: for employees. */
export const findAnyOrder = (db: Database, id: number, language: Language): Promise<OrderDetailRow | undefined> =>
  find(db, sql`o.id = ${id}`, language)

async function find(db: Database, which: RawBuilder<unknown>, language: Language): Promise<OrderDetailRow | undefined> {
  const { rows } = await sql<OrderDetailRow>`
    select ${summary}, o.customer_name as "customerName", o.note, o.tax_id as "taxId", o.tax_name as "taxName", o.address,
      o.status = 'canceled' and exists (
        select 1 from payments f where f.global_id = o.global_id and f.state = 'failed') as "isPaymentDeclined",
      (select json_build_object('carrier', e.carrier, 'number', e.parcel_number) from order_events e
        where e.order_id = o.id and e.carrier is not null order by e.id desc limit 1) as parcel,
      (select coalesce(json_agg(json_build_object(
          'productCode', ol.product_code, 'name', ol.${sql.ref(`name_${language}`)}, 'quantity', ol.quantity, 'note', ol.note,
          'picture', ${linePicture},
          'warrantyDays', coalesce((select p.warranty_days from products p where p.code = ol.product_code), 0),
          'unitPriceCentavos', ol.unit_price_centavos, 'subtotalCentavos', ol.subtotal_centavos,
          'taxCentavos', ol.tax_centavos, 'totalCentavos', ol.total_centavos) order by ol.position, ol.product_code), '[]')
        from order_lines ol where ol.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('kind', p.kind, 'amountCentavos', a.amount_centavos, 'state', ${partState},
          'cardBrand', p.card_brand, 'cardLastFour', p.card_last_four, 'usdCents', p.usd_cents,
          'balance', (select json_build_object('kind', b.kind, 'reference', coalesce(d.document_id, n.document_id, right(g.code, 4)))
            from balances b left join deposits d on d.balance_id = b.id left join credit_notes n on n.balance_id = b.id
              left join gift_cards g on g.balance_id = b.id
            where b.id = p.balance_id and b.kind <> 'credit'),
          'refundPendingCentavos', ${refundPending}) order by p.position, p.kind), '[]')
        from payment_allocations a join payments p on p.id = a.payment_id where a.order_id = o.id) as payments,
      (select coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'note', ${stepNote}) order by e.id), '[]')
        from order_events e where e.order_id = o.id) as events
    from orders o join branches b on b.code = o.branch_code
    where ${which}`.execute(db)
  return rows[0]
}
