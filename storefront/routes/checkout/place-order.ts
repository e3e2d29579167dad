import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Attempt, CheckoutState } from '../../checkout/checkout-state.ts'
import { toWireProducts } from '../../checkout/reserve-order.ts'

type Body = InputOf<typeof placeOrder>

/** The total in centavos with delivery; undefined until the delivery is priced. */
export function totalOf({
  reservation,
  delivery,
}: Pick<CheckoutState, 'reservation' | 'delivery'>): number | undefined {
  return delivery && reservation.totalCentavos + delivery.totalCentavos
}

/** The body of the request that places the order (CHECKOUT-14): the reserved products, and the whole total in cash. */
export function requestBodyOf(checkout: CheckoutState): Body {
  const { option, addressId, isForOther, customerName, partnerId, note, taxId, confirmedTaxId, reservation } = checkout
  const total = toDecimal(totalOf(checkout) ?? 0)
  const isPickup = option === 'pick_up'
  return {
    products: toWireProducts(reservation.lines),
    option_id: isPickup ? 3 : 1,
    payments: [{ kind: 'cash', amount: total }],
    total_amount: total,
    ...(!isPickup && addressId && { address_id: addressId }),
    ...(isPickup && isForOther && customerName.trim() && { customer_name: customerName.trim() }),
    ...(isPickup && isForOther && partnerId && { partner_id: partnerId }),
    ...(note.trim() && { note: note.trim() }),
    ...(taxId.trim() && { rnc: taxId.trim() }),
    ...(taxId.trim() && taxId.trim() === confirmedTaxId && { identification_confirmed: true }),
  }
}

/**
 * The attempt to send. While an earlier attempt has had no response it is that one again, with the same idempotency key:
 * so a retry, a double click or a reload in the middle create one order (CHECKOUT-16).
 */
export function attemptOf(checkout: CheckoutState, newKey: () => string): Attempt {
  return checkout.attempt ?? { key: newKey(), body: requestBodyOf(checkout) }
}

/**
 * Whether a failed request may still have placed the order: it had no response (status 0), or one that a proxy may have
 * given while the store went on.
 */
export function isOutcomeUnknown({ httpStatus }: { httpStatus: number }): boolean {
  return httpStatus < 400 || httpStatus >= 500 || httpStatus === 408 || httpStatus === 429
}
