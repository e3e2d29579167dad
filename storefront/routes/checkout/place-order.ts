import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Attempt, CheckoutState } from '../../checkout/checkout-state.ts'
import { toWireProducts } from '../../checkout/verify-order.ts'

type Body = InputOf<typeof placeOrder>

/** What the order comes to with its delivery; undefined until that is priced. */
export function totalOf({ held, delivery }: Pick<CheckoutState, 'held' | 'delivery'>): number | undefined {
  return delivery && held.totalCentavos + delivery.totalCentavos
}

/** The finishing call of a checkout (CHECKOUT-14): the whole amount in cash, the products as they were verified. */
export function bodyOf(checkout: CheckoutState): Body {
  const { option, addressId, isForOther, customerName, note, taxId, held } = checkout
  const total = toDecimal(totalOf(checkout) ?? 0)
  const isPickup = option === 'pick_up'
  return {
    products: toWireProducts(held.lines),
    option_id: isPickup ? 3 : 1,
    payments: [{ kind: 'cash', amount: total }],
    total_amount: total,
    ...(!isPickup && addressId && { address_id: addressId }),
    ...(isPickup && isForOther && customerName.trim() && { customer_name: customerName.trim() }),
    ...(note.trim() && { note: note.trim() }),
    ...(taxId.trim() && { rnc: taxId.trim() }),
  }
}

/**
 * The attempt to send: while the store has not answered, the same one again, so that a retry, a double click or a
 * reload in the middle make one order (CHECKOUT-16).
 */
export function attemptOf(checkout: CheckoutState, newKey: () => string): Attempt {
  return checkout.attempt ?? { key: newKey(), body: bodyOf(checkout) }
}

/**
 * Whether an answer leaves open what became of the order: none at all, or one that something between us and the store
 * gave.
 */
export function isUnsure({ httpStatus }: { httpStatus: number }): boolean {
  return httpStatus < 400 || httpStatus >= 500 || httpStatus === 408 || httpStatus === 429
}

/** A key of 32 hexadecimal digits; `randomUUID` exists in secure contexts alone. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
