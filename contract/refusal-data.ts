import { type Centavos, toDecimal } from '#domain/money/money.ts'
import type { LineAdjustment, PricedOrderLine } from '#domain/orders/order-line.ts'

/** A product that can be reserved again from an instant on. */
interface ReservableAgain {
  productCode: string
  name: string
  reservableAt: Date
}

interface ChangedTotal {
  previousTotalCentavos: Centavos
  currentTotalCentavos: Centavos
  /** The reservation that is still open. */
  reservation: { id: string; expiresAt: Date } | undefined
  lines: readonly PricedOrderLine[]
  adjustments: readonly LineAdjustment[]
}

/**
 * The refusals whose data have other names on the wire: each function takes the data as the code names them and gives
 * those of the response. The data of all other refusals are sent unchanged.
 */
export const refusalPresenters = {
  'product-out-of-stock': ({ productCode, available }: { productCode: string; available: number }) => ({
    cod_articulo: productCode,
    available,
  }),
  'return-too-many-units': ({ productCode, available }: { productCode: string; available: number }) => ({
    codarticulo: productCode,
    available,
  }),
  'product-without-price': ({ productCode }: { productCode: string }) => ({ cod_articulo: productCode }),
  'address-out-of-range': ({ branchCodes }: { branchCodes: readonly number[] }) => ({ branch_codes: branchCodes }),
  'nothing-to-order': ({ adjustments }: { adjustments: readonly LineAdjustment[] }) => ({
    changes: adjustments.map(presentAdjustment),
  }),
  'total-changed': ({
    previousTotalCentavos,
    currentTotalCentavos,
    reservation,
    lines,
    adjustments,
  }: ChangedTotal) => ({
    total_order_sent: toDecimal(previousTotalCentavos),
    total_order: toDecimal(currentTotalCentavos),
    previous_total: toDecimal(previousTotalCentavos),
    current_total: toDecimal(currentTotalCentavos),
    reservation: reservation
      ? { verification_id: reservation.id, expires_at: reservation.expiresAt.toISOString() }
      : null,
    products: presentOrderLines(lines),
    changes: adjustments.map(presentAdjustment),
  }),
  'reserved-too-long': ({
    product,
    minutes,
    products,
  }: {
    /** The name of the product that can be reserved last, and in how many minutes. */
    product: string
    minutes: number
    products: readonly ReservableAgain[]
  }) => ({
    product,
    minutes,
    products: products.map(({ productCode, name, reservableAt }) => ({
      codarticulo: productCode,
      description: name,
      again_at: reservableAt.toISOString(),
    })),
  }),
  'payment-open': ({ paymentId }: { paymentId: string }) => ({ payment_id: paymentId }),
  'balance-too-low': ({ id, availableCentavos }: { id: string; availableCentavos: Centavos }) => ({
    id,
    available: toDecimal(availableCentavos),
  }),
  'credit-limit-exceeded': ({ availableCentavos }: { availableCentavos: Centavos }) => ({
    available: toDecimal(availableCentavos),
  }),
  'tax-differs': ({ taxCentavos }: { taxCentavos: Centavos }) => ({ tax: toDecimal(taxCentavos) }),
  'payments-do-not-add-up': ({ paidCentavos, totalCentavos }: { paidCentavos: Centavos; totalCentavos: Centavos }) => ({
    paid: toDecimal(paidCentavos),
    total: toDecimal(totalCentavos),
  }),
  // The names by which older clients know these.
  'unknown-email': () => ({ exception: 'UserNotFoundException' }),
  'wrong-credentials': () => ({ exception: 'NotAuthorizedException' }),
  'code-mismatch': () => ({ exception: 'CodeMismatchException' }),
  'code-mismatch-sent-again': () => ({ exception: 'CodeMismatchException' }),
  'code-expired': () => ({ exception: 'ExpiredCodeException' }),
  'code-attempts-exceeded': () => ({ exception: 'LimitExceededException' }),
  'sign-in-over': () => ({ exception: 'NotAuthorizedException' }),
}

export type RefusalPresenters = typeof refusalPresenters

function presentAdjustment(adjustment: LineAdjustment) {
  const { branchCode, productCode, name, reason, oldQuantity, quantity, limitedUntil } = adjustment
  return {
    codplace: branchCode,
    codarticulo: productCode,
    description: name,
    reason,
    old_quantity: oldQuantity,
    quantity,
    ...(limitedUntil && { limited_until: limitedUntil.toISOString() }),
  }
}

interface WireOrderLine {
  codarticulo: string
  product_id: string
  description: string
  quantity: number
  price: number
  amount: number
  note: string | null
}

/** The lines of an order as the wire groups them, by the code of their branch. */
export function presentOrderLines(lines: readonly PricedOrderLine[]): Record<string, WireOrderLine[]> {
  const products: Record<string, WireOrderLine[]> = {}
  for (const line of lines) {
    const branch = (products[String(line.branchCode)] ??= [])
    branch.push({
      codarticulo: line.productCode,
      product_id: line.productId,
      description: line.name,
      quantity: line.quantity,
      price: toDecimal(line.unitPriceCentavos),
      amount: toDecimal(line.amountCentavos),
      note: line.note,
    })
  }
  return products
}
