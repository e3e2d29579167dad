import { refuse, refuseIf } from '#contract/refusals.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { orderAmounts } from '#domain/orders/order-amounts.ts'
import { refusalToChangedTotal } from '#domain/orders/order-total.ts'
import { refusalToPlace } from '#domain/reservations/refusal-to-place.ts'
import { refusalOfTaxId } from '#domain/tax-id/rnc.ts'
import { takeFromCarts } from '#server/modules/cart/take-from-carts.ts'
import { getPartner } from '#server/modules/partners/get-partner.ts'
import { refuseBlocked } from '#server/modules/configuration/buying-rules.ts'
import { refuseUnconfirmedPhone } from '#server/modules/identity/refuse-unconfirmed-phone.ts'
import { lockLatestReservation, markPlaced, takeReservedStock } from '#server/modules/inventory/place-reservation.ts'
import type { Contact, LatestReservation } from '#server/modules/inventory/reservation.ts'
import { stockKeyOf } from '#server/modules/inventory/stock.ts'
import { type PlacedOrder, createOrders, listOrdersOf } from '#server/modules/orders/create-orders.ts'
import type { NewOrders } from '#server/modules/orders/new-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import { type DeliveryQuote, type DeliveryChoice, quoteDelivery } from './calculate-delivery.ts'
import { type OrderLineRequest, nameLines } from './order-lines.ts'

export interface OrderRequest extends DeliveryChoice {
  /** The lines that the page shows as reserved, if it says so. */
  lines: OrderLineRequest[] | undefined
  payments: { kind: 'cash'; amountCentavos: Centavos }[]
  /** The total that the page shows, delivery included. */
  sentCentavos: Centavos
  sentTaxCentavos: Centavos | undefined
  acceptsAnyTotal: boolean
  /** Checks everything and places nothing. */
  isDryRun: boolean
  /** A branch that the page takes for one of the order's. */
  branchCode: number | undefined
  quotationId: number | undefined
  partnerId: string | undefined
  customerName: string | undefined
  note: string | undefined
  taxId: string | undefined
  /** The customer has confirmed a national ID whose check digit is wrong. */
  isTaxIdConfirmed: boolean
  /** The same for the same request sent again. */
  hash: string
}

/** The orders of a checkout; without ids where the request was a dry run. */
export interface Placed {
  globalId: string | null
  orders: (Omit<PlacedOrder, 'id' | 'branchName'> & { id: number | null })[]
}

/**
 * Places the customer's reserved order: one order for each branch, all or nothing (CHECKOUT-14). It locks the
 * reservation first, so that one reservation becomes orders once, however many requests arrive; the same request sent
 * again gets the same orders. A dry run is refused as an order would be, and gives the orders that would be placed.
 */
export async function placeOrder(ctx: CustomerCtx, request: OrderRequest): Promise<Placed> {
  const latest = await lockLatestReservation(ctx)
  if (latest?.globalId && latest.requestHash === request.hash)
    return { globalId: latest.globalId, orders: await listOrdersOf(ctx, latest.globalId) }
  if (request.taxId) refuseIf(refusalOfTaxId(request.taxId, request.isTaxIdConfirmed))
  refuseBlocked(ctx)
  await refuseUnconfirmedPhone(ctx)
  refuseIf(refusalToPlace(latest, ctx.now))
  const reservation = latest as LatestReservation
  const branchCodes = refuseOtherOrder(request, reservation)
  const delivery = await quoteDelivery(ctx, branchCodes, request)
  const customerName = await recipientOf(ctx, request, reservation)
  const amounts = amountsByBranch(ctx, reservation, delivery)
  await refuseWrongTotals(ctx, { request, reservation, amounts })
  if (request.isDryRun)
    return { globalId: null, orders: amounts.map((branch) => ({ ...branch, id: null, status: 'created' })) }
  await takeReservedStock(ctx, reservation)
  const { contact } = reservation
  const orders = newOrders({ globalId: ctx.newId(), request, customerName, delivery, amounts })
  const placed = await createOrders(ctx, orders)
  await markPlaced(ctx, reservation, { globalId: orders.globalId, requestHash: request.hash })
  await takeFromCarts(ctx, reservation.lines)
  await sendConfirmation(ctx, { contact, globalId: orders.globalId, orders: placed })
  return { globalId: orders.globalId, orders: placed }
}

/** Refuses a request that is about something else than the reservation; gives the reservation's branches. */
function refuseOtherOrder(request: OrderRequest, { lines }: LatestReservation): number[] {
  if (request.lines && !isSame(request.lines, lines)) refuse('verification-needed')
  const branchCodes = [...new Set(lines.map((line) => line.branchCode))]
  if (request.branchCode && !branchCodes.includes(request.branchCode)) refuse('verification-needed')
  // Nobody has quotations yet.
  if (request.quotationId) refuse('not-found')
  return branchCodes
}

/**
 * The name of who receives the order: that of a partner of the customer (PARTNER-3), else the one that the request
 * states, else the customer's own.
 */
async function recipientOf(ctx: CustomerCtx, request: OrderRequest, { contact }: LatestReservation): Promise<string> {
  if (request.partnerId) return (await getPartner(ctx, request.partnerId)).fullName
  return request.customerName ?? `${contact.firstName} ${contact.lastName}`
}

function isSame(requested: readonly OrderLineRequest[], reserved: LatestReservation['lines']): boolean {
  const quantities = new Map(reserved.map((line) => [stockKeyOf(line), line.quantity]))
  return (
    requested.length === reserved.length &&
    requested.every((line) => quantities.get(stockKeyOf(line)) === line.quantity)
  )
}

function amountsByBranch(ctx: CustomerCtx, { lines }: LatestReservation, { branches }: DeliveryQuote) {
  return branches.map(({ branchCode, costCentavos }) => ({
    branchCode,
    ...orderAmounts({
      lines: lines.filter((line) => line.branchCode === branchCode),
      deliveryCentavos: costCentavos,
      taxRatePercent: ctx.settings.TAX_PERCENT,
    }),
  }))
}

type BranchAmounts = ReturnType<typeof amountsByBranch>

interface OrderParts {
  globalId: string
  request: OrderRequest
  customerName: string
  delivery: DeliveryQuote
  amounts: BranchAmounts
}

function newOrders({ globalId, request, customerName, delivery, amounts }: OrderParts): NewOrders {
  return {
    globalId,
    delivery: request.delivery,
    address: delivery.address,
    customerName,
    note: request.note || null,
    taxId: request.taxId ?? null,
    // Cash is the one kind of payment there is: the payment of a branch's order is the order's total.
    branches: amounts.map((branch) => ({
      ...branch,
      payments: [{ kind: 'cash', amountCentavos: branch.totalCentavos, state: 'due' }],
    })),
  }
}

async function refuseWrongTotals(
  ctx: CustomerCtx,
  { request, reservation, amounts }: { request: OrderRequest; reservation: LatestReservation; amounts: BranchAmounts },
): Promise<void> {
  const { sentCentavos, sentTaxCentavos, acceptsAnyTotal, isDryRun, payments } = request
  const totalCentavos = sumCentavos(amounts.map((branch) => branch.totalCentavos))
  const taxCentavos = sumCentavos(amounts.map((branch) => branch.taxCentavos))
  const changed = refusalToChangedTotal({ sentCentavos, computedCentavos: totalCentavos, adjustments: [] })
  if (changed && !acceptsAnyTotal) {
    const lines = await nameLines(ctx, reservation.lines)
    refuseIf({ ...changed, reservation, lines, adjustments: [] })
  }
  if (!acceptsAnyTotal && sentTaxCentavos !== undefined && sentTaxCentavos !== taxCentavos)
    refuse('tax-differs', { taxCentavos })
  if (isDryRun && payments.length === 0) return
  const paidCentavos = sumCentavos(payments.map((payment) => payment.amountCentavos))
  if (paidCentavos !== totalCentavos) refuse('payments-do-not-add-up', { paidCentavos, totalCentavos })
}

async function sendConfirmation(
  ctx: CustomerCtx,
  { contact, globalId, orders }: { contact: Contact; globalId: string; orders: readonly PlacedOrder[] },
): Promise<void> {
  const page = ctx.settings.PUBLIC_URL && new URL(`/checkout/complete/${globalId}`, ctx.settings.PUBLIC_URL).href
  await enqueueMail(ctx, {
    to: contact.email,
    template: 'order-placed',
    language: ctx.language,
    data: {
      firstName: contact.firstName,
      orders: orders.map(({ id, branchName, totalCentavos }) => ({ id, branch: branchName, totalCentavos })),
      totalCentavos: sumCentavos(orders.map((order) => order.totalCentavos)),
      ...(page && { url: page }),
    },
  })
}
