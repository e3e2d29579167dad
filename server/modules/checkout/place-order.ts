import type { Centavos } from '#domain/money/money.ts'
import { takeFromCarts } from '#server/modules/cart/take-from-carts.ts'
import { refuseBlocked } from '#server/modules/configuration/buying-rules.ts'
import { refuseUnconfirmedPhone } from '#server/modules/identity/refuse-unconfirmed-phone.ts'
import { lockLatestReservation, markPlaced, takeReservedStock } from '#server/modules/inventory/place-reservation.ts'
import { type PlacedOrder, createOrders, listOrdersOf } from '#server/modules/orders/create-orders.ts'
import { mailPlacedOrders } from '#server/modules/orders/mail-placed-orders.ts'
import type { NewOrders } from '#server/modules/orders/new-orders.ts'
import type { AuthorizedPayment } from '#server/modules/payments/order-attempt.ts'
import { lockSources } from '#server/modules/payments/payment-sources.ts'
import { recordPayments } from '#server/modules/payments/record-payments.ts'
import { getPayableCards } from '#server/modules/saved-cards/get-payable-cards.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseDeclinedCapture } from './attempt-failure.ts'
import { type CheckedOrder, type OrderRequest, checkOrder } from './check-order.ts'
import { beginAttempt, endOtherAttempt, findSameAttempt, needsProvider } from './begin-attempt.ts'

/** The orders of a checkout; without ids where the request was a dry run. */
export interface Placed {
  globalId: string | null
  orders: (Omit<PlacedOrder, 'id' | 'branchName'> & { id: number | null })[]
  /** The payment that a provider has to authorise before the orders are placed. */
  waitsFor?: string
  /** The total of the orders that wait for it. */
  totalCentavos?: Centavos
  /** Where the payer of such a payment has to go on. */
  redirect?: { paymentId: string; url: string }
}

/**
 * Places the customer's reserved order: one order for each branch, all or nothing (CHECKOUT-14). It locks the
 * reservation first, so that one reservation becomes orders once, however many requests arrive; the same request sent
 * again gets the same orders, or the refusal of their declined payment. A dry run is refused as an order would be, and
 * gives the orders that would be placed. Where a provider has to authorise a payment first, nothing is placed yet: the
 * request is written down (PAYMENT-11).
 */
export async function placeOrder(ctx: CustomerCtx, request: OrderRequest, origin: URL | undefined): Promise<Placed> {
  const [latest, sources] = await Promise.all([lockLatestReservation(ctx), lockSources(ctx, request.payments)])
  if (latest?.globalId && latest.requestHash === request.hash) {
    await refuseDeclinedCapture(ctx, latest.globalId)
    return { globalId: latest.globalId, orders: await listOrdersOf(ctx, latest.globalId) }
  }
  const same = await findSameAttempt(ctx, latest, request)
  if (same) return { globalId: same.id, orders: [], waitsFor: same.paymentId }
  refuseBlocked(ctx)
  await refuseUnconfirmedPhone(ctx)
  const checked = await checkOrder(ctx, request, latest, sources)
  const cards = await getPayableCards(
    ctx,
    checked.payments.flatMap(({ cardId }) => cardId ?? []),
  )
  if (request.isDryRun)
    return { globalId: null, orders: checked.amounts.map((branch) => ({ ...branch, id: null, status: 'created' })) }
  await endOtherAttempt(ctx, checked.reservation)
  if (needsProvider(checked)) {
    const { id, paymentId } = await beginAttempt(ctx, { ...checked, cards }, origin)
    return { globalId: id, orders: [], waitsFor: paymentId }
  }
  return placeChecked(ctx, checked, { globalId: ctx.newId(), authorized: [] })
}

/** Makes orders of a request that was checked in the same transaction, with the payments that providers authorised. */
export async function placeChecked(
  ctx: CustomerCtx,
  checked: CheckedOrder,
  { globalId, authorized }: { globalId: string; authorized: readonly AuthorizedPayment[] },
): Promise<Placed> {
  const { request, reservation, payments, locked } = checked
  const orders = newOrders(globalId, checked)
  const isCaptured = authorized.length === 0
  const placed = await createOrders(ctx, orders)
  await Promise.all([
    takeReservedStock(ctx, reservation, placed),
    recordPayments(ctx, { globalId, orders: placed, payments, locked, authorized }),
    markPlaced(ctx, reservation, { globalId, requestHash: request.hash }),
    takeFromCarts(ctx, reservation.lines),
    mailPlacedOrders(ctx, { contact: reservation.contact, orders, created: placed, payments, isCaptured }),
  ])
  return { globalId, orders: placed }
}

function newOrders(globalId: string, { request, customerName, taxName, delivery, amounts }: CheckedOrder): NewOrders {
  return {
    globalId,
    delivery: request.delivery,
    address: delivery.address,
    customerName,
    note: request.note || null,
    taxId: request.taxId ?? null,
    taxName,
    promisedDays: delivery.workingDays?.max ?? null,
    branches: amounts,
  }
}
