import { useState } from 'react'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { mayPayLater } from '#domain/payments/unpaid-orders.ts'
import { type CheckoutState, type RequestedPayment, readCheckout } from '../../checkout/checkout-state.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { useRoot } from '../../page/use-root.ts'
import type { User } from '../../shopper/shopper.tsx'
import { type Step, branchCodesOf } from './steps.ts'
import type { Addresses } from './use-addresses.ts'
import { type LastChoice, useLastChoice } from './use-last-choice.ts'

/** Few orders differ from the last one. */
const LastTimeOffer = onDemand(() => import('./last-time-offer.tsx'))

interface Props {
  checkout: CheckoutState
  user: User
  addresses: Addresses
  goTo: (step: Step) => void
}

/**
 * Offers the choices of the last order as one tap, which leads to the payment, or to the review where there is something
 * to review (CHECKOUT-19); nothing where there is none, once they are chosen, or once the shopper has chosen otherwise. A
 * way to pay that is refused now is not offered.
 */
export function LastTime({ checkout, user, addresses, goTo }: Props) {
  const accepted = useRoot()?.configuration?.payment_methods.accepted ?? []
  const branchCodes = branchCodesOf(checkout)
  const { unpaidOrders, totalCentavos } = checkout.reservation
  const last = useLastChoice(user, addresses, { branchCodes, totalCentavos })
  const isRefused = (kind: PaymentKind) =>
    !accepted.includes(kind) ||
    (isPaidLater(kind) && unpaidOrders !== undefined && !mayPayLater(unpaidOrders, branchCodes.length))
  const isPayable = last?.payment && !isRefused(last.payment.kind)
  const choice = last && { ...last, payment: isPayable ? last.payment : undefined }
  const [isUsed, setUsed] = useState(false)
  const isFixed = checkout.attempt !== undefined || checkout.openPayment !== undefined
  if (!choice || isUsed || isFixed || hasChosen(checkout) || isChosen(choice, checkout)) return null
  const onUsed = () => {
    setUsed(true)
    goTo(readCheckout()?.isConfirmed ? 'payment' : 'confirmation')
  }
  return <LastTimeOffer isNeeded choice={choice} onUsed={onUsed} />
}

/** Whether the shopper has chosen something else than what the page began with. */
function hasChosen({ isOptionChosen, isByDefault, isForOther, chosen }: CheckoutState): boolean {
  return (isOptionChosen !== false && !isByDefault) || isForOther || chosen !== undefined
}

/** Whether the checkout has these choices already. */
function isChosen(choice: LastChoice, checkout: CheckoutState): boolean {
  return (
    checkout.option === choice.option &&
    checkout.addressId === choice.address?.id &&
    checkout.isForOther === choice.isForOther &&
    checkout.partnerId === choice.partnerId &&
    (!choice.taxId || checkout.taxId === choice.taxId) &&
    isRequested(choice.payment, checkout.requestedPayment)
  )
}

/** Cash needs no wish: it is chosen at first. */
function isRequested(payment: RequestedPayment | undefined, requested: RequestedPayment | undefined): boolean {
  if (!payment || payment.kind === 'cash') return true
  return payment.kind === requested?.kind && payment.lastFour === requested.lastFour
}
