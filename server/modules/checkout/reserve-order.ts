import { refuse, refuseIf } from '#contract/refusals.ts'
import { clampQuantity } from '#domain/cart/quantity.ts'
import { type Centavos, amountOf, sumCentavos } from '#domain/money/money.ts'
import type { LineAdjustment, PricedOrderLine } from '#domain/orders/order-line.ts'
import { refusalToChangedTotal } from '#domain/orders/order-total.ts'
import type { UnpaidOrders } from '#domain/payments/unpaid-orders.ts'
import { rememberReserved } from '#server/modules/inventory/open-reservation.ts'
import type { ReservedLine } from '#server/modules/inventory/reservation.ts'
import {
  type CustomerLimits,
  readCustomerLimits,
  reservationWindow,
} from '#server/modules/inventory/reservation-limits.ts'
import {
  type PreviousReservation,
  endPrevious,
  markPriceChanged,
  reserve,
  resumeReservation,
} from '#server/modules/inventory/reserve.ts'
import { stockKeyOf } from '#server/modules/inventory/stock.ts'
import { cancellationsOf } from '#server/modules/orders/cancel-order.ts'
import { getUnpaidOrders } from '#server/modules/payments/unpaid-orders.ts'
import { findOpenAttempt } from '#server/modules/payments/attempts.ts'
import type { SellableProduct } from '#server/modules/products/sellable-product.ts'
import { unitPriceFor } from '#server/modules/products/sellable-products.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type OrderLineRequest, findSellable } from './order-lines.ts'

export interface ReserveOrderRequest {
  lines: readonly OrderLineRequest[]
  /** The total that the page shows. */
  sentCentavos: Centavos
  /** Whether the page will report that it is still open; if so, it loses the stock when it falls silent. */
  willReport: boolean
  /**
   * The reservation that the page had and has left, as by a reload: the new one ends when that one would have, which
   * does not count as left.
   */
  resumes: string | undefined
  /** Whether to refuse while a payment of an earlier checkout is open. */
  unlessPaymentOpen: boolean
}

export interface ReservedOrder {
  reservationId: string
  lines: PricedOrderLine[]
  totalCentavos: Centavos
  expiresAt: Date
  /** Whether the order may be paid later, with how many others. */
  unpaidOrders: UnpaidOrders
}

/**
 * Computes an order anew and reserves its stock for the customer, instead of what an earlier reservation holds
 * (CHECKOUT-5). Refuses with `total-changed` where the stock or the customer's limits allow less than requested, or the
 * total differs from the sent one; with `nothing-to-order` where nothing is left, and with `reserved-too-long` where a
 * product must be free for others first (decision 029); with `payment-open` where the request is not to end an open
 * payment. A refusal rolls back: the earlier reservation stays as it was.
 */
export async function reserveOrder(ctx: CustomerCtx, request: ReserveOrderRequest): Promise<ReservedOrder> {
  const { previous, products, resumedEnd, limits, open, unpaidOrders } = await replacePrevious(ctx, request)
  if (open) refuse('payment-open', { paymentId: open.paymentId })
  const own = new Map(previous?.reservedUnits.map((line) => [stockKeyOf(line), line.quantity]))
  const outcomes = request.lines.map((line) => {
    const key = stockKeyOf(line)
    return computeLine(ctx, { line, product: products.get(key), ownReserved: own.get(key) ?? 0, limits })
  })
  const lines = outcomes.flatMap((outcome) => outcome.line ?? [])
  const adjustments = outcomes.flatMap((outcome) => outcome.adjustment ?? [])
  const totalCentavos = sumCentavos(lines.map((line) => line.amountCentavos))
  if (lines.length === 0) refuse('nothing-to-order', { adjustments })
  const limitedEnd = limits.endOf(lines)
  const expiresAt = resumedEnd && resumedEnd < limitedEnd ? resumedEnd : limitedEnd
  const changed = refusalToChangedTotal({
    sentCentavos: request.sentCentavos,
    computedCentavos: totalCentavos,
    adjustments,
  })
  const standing = previous && previous.expiresAt > ctx.now ? previous : undefined
  refuseIf(changed && { ...changed, reservation: standing, lines, adjustments })
  const reservationId = await reserve(ctx, previous, { lines, expiresAt, willReport: request.willReport })
  rememberReserved(
    ctx,
    lines.map((line) => line.productCode),
  )
  return { reservationId, lines, totalCentavos, expiresAt, unpaidOrders }
}

/**
 * Ends the customer's earlier reservation, and reads the products of both while their stock is locked, and what bounds
 * the customer's next one.
 */
async function replacePrevious(
  ctx: CustomerCtx,
  { lines: requested, resumes, unlessPaymentOpen }: ReserveOrderRequest,
) {
  const readLimits = () =>
    readCustomerLimits(ctx, {
      productCodes: requested.map((line) => line.productCode),
      cancellations: cancellationsOf(ctx, reservationWindow(ctx)),
    })
  const { previous, read } = await endPrevious(ctx, requested, (keys) => {
    const lines = new Map(keys.map((line) => [stockKeyOf(line), line]))
    return Promise.all([
      findSellable(ctx, [...lines.values()]),
      resumes === undefined ? undefined : resumeReservation(ctx, resumes),
      readLimits(),
      unlessPaymentOpen ? findOpenAttempt(ctx) : undefined,
      getUnpaidOrders(ctx),
    ])
  })
  const [products, resumedEnd, limits, open, unpaidOrders] = read
  const replaced = { previous, products, resumedEnd, limits, open, unpaidOrders }
  if (!previous || !hasOtherPrice(ctx, previous, products)) return replaced
  await markPriceChanged(ctx, previous)
  // It does not count as left any more.
  return { ...replaced, limits: await readLimits() }
}

function hasOtherPrice(
  ctx: CustomerCtx,
  { lines }: PreviousReservation,
  products: ReadonlyMap<string, SellableProduct>,
): boolean {
  return lines.some((line: ReservedLine) => {
    const product = products.get(stockKeyOf(line))
    return product !== undefined && unitPriceFor(ctx, product, line.quantity) !== line.unitPriceCentavos
  })
}

interface LineToCompute {
  line: OrderLineRequest
  product: SellableProduct | undefined
  /** What the customer's earlier reservation holds of it, which is free for this customer. */
  ownReserved: number
  limits: CustomerLimits
}

function computeLine(
  ctx: CustomerCtx,
  { line, product, ownReserved, limits }: LineToCompute,
): { line?: PricedOrderLine; adjustment?: LineAdjustment } {
  const { branchCode, productCode, note } = line
  const free = product?.isSold ? product.free + ownReserved : 0
  const share = limits.share(free)
  const stock = Math.min(free, share?.units ?? free)
  const priceAt = (quantity: number) => product && unitPriceFor(ctx, product, quantity)
  const { quantity } = clampQuantity({
    requested: line.quantity,
    stock,
    priceCentavos: priceAt(Math.max(1, Math.min(line.quantity, stock))),
  })
  const unitPriceCentavos = priceAt(quantity)
  const adjustment: LineAdjustment = {
    branchCode,
    productCode,
    name: product?.name ?? productCode,
    reason: 'reduced',
    oldQuantity: line.quantity,
    quantity,
    limitedUntil: share && quantity < Math.min(line.quantity, free) ? new Date(share.untilMs) : undefined,
  }
  if (!product || quantity === 0 || !unitPriceCentavos)
    return { adjustment: { ...adjustment, reason: 'removed', quantity: 0 } }
  const { id: productId, name } = product
  const amountCentavos = amountOf({ quantity, unitPriceCentavos })
  const priced = { branchCode, productCode, productId, name, quantity, unitPriceCentavos, amountCentavos, note }
  return quantity < line.quantity ? { line: priced, adjustment } : { line: priced }
}
