import { randomUUID } from 'node:crypto'
import { type Opening, parseOpeningHours } from '#domain/branches/opening-hours.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { orderAmounts } from '#domain/orders/order-amounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type PaidOrder, insertPaidOrders } from './insert-payments.ts'
import { demoAccounts, demoAddresses, demoCustomers } from './accounts.ts'
import { demoPickup } from './hours.ts'
import { lastOpenMs } from './last-open.ts'
import { seeded } from './seeded.ts'

interface PastOrder {
  daysAgo: number
  branchCode: number
  /** The steps that the order has taken, the first one being `created`; that of a branch sale is its end. */
  steps: readonly OrderStatus[]
  isBrought: boolean
  linesCount: number
  /** It is brought by a carrier, within so many working days, and not by the branch's messenger. */
  promisedDays?: number
  /** A sale at the branch's counter, as the ERP reports it: it has only its end, and no payment in this store. */
  isBranchSale?: true
}

const brought = ['created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered'] as const
const collected = ['created', 'in_process', 'processed', 'delivered'] as const
const taxRatePercent = 18
const deliveredForCentavos = 11_400
// What national shipping to the second address costs.
const shippedForCentavos = 30_000

/**
 * The orders of the first customer: at least one for each list, filter and state that the account shows. An order on its
 * way has a carrier, who arrives after today.
 */
const pastOrders: readonly PastOrder[] = [
  { daysAgo: 0.01, branchCode: 1, steps: brought.slice(0, 1), isBrought: true, linesCount: 2 },
  { daysAgo: 0.03, branchCode: 25, steps: brought.slice(0, 2), isBrought: false, linesCount: 1 },
  { daysAgo: 1, branchCode: 1, steps: brought.slice(0, 4), isBrought: true, linesCount: 3, promisedDays: 2 },
  // Collected lately, so that it can be returned.
  { daysAgo: 5, branchCode: 1, steps: collected, isBrought: false, linesCount: 2 },
  { daysAgo: 8, branchCode: 1, steps: ['created', 'in_process', 'on_hold'], isBrought: true, linesCount: 1 },
  { daysAgo: 15, branchCode: 1, steps: ['created', 'canceled'], isBrought: false, linesCount: 2 },
  ...[31, 44, 58, 73, 90, 121, 160, 214].map((daysAgo, index) => ({
    daysAgo,
    branchCode: index % 3 === 0 ? 25 : 1,
    steps: index % 3 === 0 ? collected : brought,
    isBrought: index % 3 !== 0,
    linesCount: 1 + (index % 3),
  })),
  ...[12, 66, 230].map((daysAgo, index) => ({
    daysAgo,
    branchCode: index === 1 ? 25 : 1,
    steps: ['delivered'] as const,
    isBrought: false,
    linesCount: 1 + index,
    isBranchSale: true as const,
  })),
]

/** Inserts the demo's past orders, without touching the stock. */
export async function fillOrders(db: Database, now: Date): Promise<void> {
  const products = await db
    .selectFrom('products')
    .innerJoin('prices', 'prices.product_code', 'products.code')
    .select(['products.code', 'products.name_en', 'products.name_es', 'prices.price_centavos'])
    .where('prices.level', '=', 1)
    .where('prices.min_quantity', '=', 1)
    .where('prices.price_centavos', '>', 0)
    .where('prices.price_centavos', '<', 2_000_000)
    .orderBy('products.code')
    .execute()
  const chance = seeded('orders')
  const branches = await db.selectFrom('branches').select(['code', 'opening_hours']).execute()
  const hours = new Map(branches.map((branch) => [branch.code, parseOpeningHours(branch.opening_hours)]))
  const { holidays } = demoPickup(now)
  // The oldest first, so that the numbers rise with the dates.
  const oldestFirst = pastOrders
    .map((past) => ({ past, instants: instantsOf(past, now, { hours: hours.get(past.branchCode) ?? [], holidays }) }))
    .toSorted((one, other) => Number(one.instants[0]) - Number(other.instants[0]))
  const orders = oldestFirst.map(({ past, instants }) => {
    const start = chance.whole(0, products.length - 1)
    const chosen = Array.from(
      { length: past.linesCount },
      (_, index) => products[(start + index * 17) % products.length] as (typeof products)[number],
    )
    const lines = chosen.map((product, index) => ({
      ...product,
      quantity: 1 + (index % 2),
      unitPriceCentavos: product.price_centavos,
    }))
    const deliveryCentavos = past.promisedDays ? shippedForCentavos : past.isBrought ? deliveredForCentavos : 0
    return {
      past,
      instants,
      globalId: randomUUID(),
      amounts: orderAmounts({ lines, deliveryCentavos, taxRatePercent }),
    }
  })
  const rows = await db.insertInto('orders').values(orders.map(headOf)).returning(['id', 'global_id']).execute()
  const ids = new Map(rows.map((row) => [row.global_id, row.id]))
  const written = orders.map((order) => ({ ...order, id: ids.get(order.globalId) as number }))
  await db.insertInto('order_lines').values(written.flatMap(linesOf)).execute()
  await insertPaidOrders(db, written.filter(({ past }) => !past.isBranchSale).map(paymentOf))
  await db.insertInto('order_events').values(written.flatMap(eventsOf)).execute()
}

interface SoldProduct {
  code: string
  name_en: string
  name_es: string
  quantity: number
  unitPriceCentavos: number
}
interface Order {
  past: PastOrder
  /** When each step was taken. */
  instants: readonly Date[]
  globalId: string
  amounts: ReturnType<typeof orderAmounts<SoldProduct>>
}

const [customer] = demoCustomers
/** What staff have written at a step of an order, in both languages. */
const notes: Partial<Record<OrderStatus, { note_en: string; note_es: string }>> = {
  on_hold: {
    note_en: 'The product comes from another branch. We will send it as soon as it arrives.',
    note_es: 'El producto viene de otra sucursal. Lo enviamos en cuanto llegue.',
  },
}
/** The parcel of an order that a carrier has. */
const parcel = { carrier: 'Correo del Valle', parcel_number: '4821-0775' }
const stepMs = 5_400_000
const shortestStepMs = 1_200_000

/**
 * When an order took each of its steps: all but the first, and a sale at the counter, while its branch was open. A step
 * outside its hours goes back to the end of the last day before it.
 */
function instantsOf({ daysAgo, steps, isBranchSale }: PastOrder, now: Date, opening: Opening): Date[] {
  const instants: Date[] = []
  let next = now.getTime()
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const planned = now.getTime() - daysAgo * 86_400_000 + step * stepMs
    const atMs = Math.min(planned, next - shortestStepMs)
    next = step > 0 || isBranchSale ? lastOpenMs(opening, atMs) : atMs
    instants[step] = new Date(next)
  }
  return instants
}

const statusOf = (past: PastOrder) => past.steps.at(-1) as OrderStatus

function headOf({ past, instants, globalId, amounts }: Order) {
  // A carrier brings what its branch has no messenger for: an address in another city.
  const { is_default: _, id: __, ...address } = demoAddresses[past.promisedDays ? 1 : 0]
  return {
    global_id: globalId,
    customer_id: customer.id,
    branch_code: past.branchCode,
    status: statusOf(past),
    delivery: past.promisedDays ? 'national_delivery' : past.isBrought ? 'local_delivery' : 'pick_up',
    promised_days: past.promisedDays ?? null,
    address: past.isBrought ? JSON.stringify({ ...address, phone: customer.phone }) : null,
    customer_name: demoAccounts[0].name,
    subtotal_centavos: amounts.subtotalCentavos,
    tax_centavos: amounts.taxCentavos,
    delivery_centavos: amounts.deliveryCentavos,
    total_centavos: amounts.totalCentavos,
    created_at: instants[0] as Date,
    origin: past.isBranchSale ? 'branch' : 'online',
  }
}

function linesOf({ id, amounts }: Order & { id: number }) {
  return amounts.lines.map((line, position) => ({
    order_id: id,
    position,
    product_code: line.code,
    name_en: line.name_en,
    name_es: line.name_es,
    quantity: line.quantity,
    unit_price_centavos: line.unitPriceCentavos,
    subtotal_centavos: line.subtotalCentavos,
    tax_centavos: line.taxCentavos,
    total_centavos: line.totalCentavos,
  }))
}

function paymentOf({ id, past, instants, globalId, amounts }: Order & { id: number }): PaidOrder {
  const state = statusOf(past) === 'canceled' ? 'canceled' : statusOf(past) === 'delivered' ? 'captured' : 'due'
  const at = instants[0] as Date
  return { orderId: id, globalId, customerId: customer.id, totalCentavos: amounts.totalCentavos, state, at }
}

function eventsOf({ id, past, instants }: Order & { id: number }) {
  return past.steps.map((status, step) => ({
    order_id: id,
    status,
    at: instants[step] as Date,
    actor_id: status === 'created' || status === 'canceled' ? customer.id : null,
    ...((status === statusOf(past) && notes[status]) || { note_en: null, note_es: null }),
    ...(past.promisedDays && status === 'dispatched' ? parcel : { carrier: null, parcel_number: null }),
  }))
}
