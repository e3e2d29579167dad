import { toDecimal } from '#domain/money/money.ts'
import type { ChosenPayment, Selection } from '#domain/payments/selection.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import { type CheckoutState, changeCheckout, readCheckout } from './checkout-state.ts'

/**
 * The shopper's selection for this total; undefined where none was made, or where the delivery method, the address or
 * the total has changed since (PAYMENT-4).
 */
export function selectionFor(checkout: CheckoutState, totalCentavos: number): Selection | undefined {
  const { chosen } = checkout
  const isCurrent = chosen?.deliveryKey === deliveryKeyOf(checkout) && chosen.selection.totalCentavos === totalCentavos
  return isCurrent ? chosen.selection : undefined
}

/** Stores the selection with the checkout of this tab, where it survives a reload. */
export function choosePayments(selection: Selection): void {
  const checkout = readCheckout()
  if (checkout) changeCheckout({ chosen: { deliveryKey: deliveryKeyOf(checkout), selection } })
}

/** Refusals of a card by its bank that another try with the same card would repeat. */
const declines: readonly string[] = ['card-rejected', 'insufficient-funds', 'card-expired']

/** What a declined payment changes of the checkout: the card is taken away, and what else was chosen stays. */
export function changesAfterDecline(reason: string): Partial<CheckoutState> {
  const chosen = readCheckout()?.chosen
  if (!chosen || !declines.includes(reason)) return {}
  const { selection } = chosen
  const payments = selection.payments.filter((payment) => !('token' in payment))
  return { chosen: { ...chosen, selection: { ...selection, payments } } }
}

type SentPayments = Exclude<NonNullable<InputOf<typeof placeOrder>['payments']>, string>

/** The payments of a selection as the wire has them. */
export function toWirePayments({ payments }: Selection): SentPayments {
  return payments.map(toWirePayment)
}

function toWirePayment(payment: ChosenPayment): SentPayments[number] {
  const amount = toDecimal(payment.amountCentavos)
  if ('token' in payment) return { kind: payment.kind, amount, token: payment.token }
  if ('id' in payment) return { kind: payment.kind, amount, id: payment.id }
  return { kind: payment.kind, amount }
}

function deliveryKeyOf({ option, addressId }: CheckoutState): string {
  return option === 'pick_up' ? option : `${option} ${addressId}`
}
