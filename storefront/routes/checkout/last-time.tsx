import { Icon } from '../../ui/icon.tsx'
import { useState } from 'react'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { mayPayLater } from '#domain/payments/unpaid-orders.ts'
import { streetLine } from '#domain/addresses/address.ts'
import {
  type CheckoutState,
  type RequestedPayment,
  changeCheckout,
  readCheckout,
} from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import type { User } from '../../shopper/shopper.tsx'
import { type Step, branchCodesOf, hasSomethingToReview } from './steps.ts'
import type { Addresses } from './use-addresses.ts'
import { chooseDelivery } from './use-delivery.ts'
import { type LastChoice, useLastChoice } from './use-last-choice.ts'

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
  const messages = useMessages(deliveryStepMessages)
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
  const lines = useLines(choice)
  const isFixed = checkout.attempt !== undefined || checkout.openPayment !== undefined
  if (!choice || isUsed || isFixed || hasChosen(checkout) || isChosen(choice, checkout)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-md bg-link-soft px-4 py-2">
      <Icon name="rotate-ccw" className="size-5 text-link max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">
        <span className="block font-semibold">{messages.lastTime}</span>
        {lines.join('\u00A0· ')}
      </p>
      <button
        type="button"
        className="button button-text ml-auto"
        onClick={() => {
          setUsed(true)
          choose(choice)
          goTo(readCheckout()?.isConfirmed ? 'payment' : 'confirmation')
        }}
      >
        {messages.useLast}
      </button>
    </div>
  )
}

function useLines(choice: LastChoice | undefined): string[] {
  const messages = useMessages(deliveryStepMessages)
  const { local } = useMessages(checkoutMessages)
  if (!choice) return []
  const { option, address, customerName, isForOther, taxId, payment } = choice
  const methods = { pick_up: messages.lastPickup, local_delivery: local, nacional_delivery: messages.national }
  return [
    methods[option],
    ...(address ? [`${address.name}, ${streetLine(address)}`] : []),
    ...(isForOther ? [messages.lastFor(customerName)] : []),
    ...(payment ? [messages.lastPaid(payment.kind, payment.lastFour)] : []),
    ...(taxId ? [messages.lastReceipt(taxId)] : []),
  ]
}

function choose({ option, address, customerName, partnerId, isForOther, taxId, payment }: LastChoice): void {
  chooseDelivery({ option, ...(address && { addressId: address.id }) })
  const texts = { customerName, partnerId, isForOther, ...(taxId && { taxId }) }
  changeCheckout({ ...texts, requestedPayment: payment, chosen: undefined, isAddressDone: true })
  const checkout = readCheckout()
  if (checkout) changeCheckout({ isConfirmed: !hasSomethingToReview(checkout) })
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
