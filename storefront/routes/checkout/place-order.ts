import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Attempt, CheckoutState } from '../../checkout/checkout-state.ts'
import { totalOf } from '../../checkout/order-total.ts'
import { selectionFor, toWirePayments } from '../../checkout/chosen-payments.ts'
import { toWireProducts } from '../../checkout/order-lines.ts'

type Body = InputOf<typeof placeOrder>

const optionIds = { local_delivery: 1, nacional_delivery: 2, pick_up: 3 } as const

/** The body of the request that places the order (CHECKOUT-14): the reserved products, and the chosen payments. */
export function requestBodyOf(checkout: CheckoutState): Body {
  const { option, addressId, isForOther, customerName, partnerId, note, taxId, confirmedTaxId, reservation } = checkout
  const totalCentavos = totalOf(checkout) ?? 0
  const selection = selectionFor(checkout, totalCentavos)
  const isPickup = option === 'pick_up'
  return {
    products: toWireProducts(reservation.lines),
    option_id: optionIds[option],
    payments: selection ? toWirePayments(selection) : [],
    total_amount: toDecimal(totalCentavos),
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

/** Whether an attempt pays with a balance or a saved card, which may be gone meanwhile. */
export function hasSource(attempt: Attempt | undefined): boolean {
  const payments = attempt?.body.payments || []
  return payments.some((payment) => 'id' in payment || 'token' in payment)
}

/** Refusals with a status that a proxy may give as well: these come from the store, and nothing was placed. */
const knownRefusals: readonly string[] = ['payment-provider-away', 'card-processing-error', 'transaction-not-completed']

/**
 * Whether a failed request may still have placed the order: it had no response (status 0), or one that a proxy may have
 * given while the store went on.
 */
export function isOutcomeUnknown({ httpStatus, reason = '' }: { httpStatus: number; reason?: string }): boolean {
  if (knownRefusals.includes(reason)) return false
  return httpStatus < 400 || httpStatus >= 500 || httpStatus === 408 || httpStatus === 429
}

/** Whether the shopper can do nothing about a failed payment but contact the store with its reference. */
export const isForStaff = (reason = ''): boolean => reason === 'transaction-error'
