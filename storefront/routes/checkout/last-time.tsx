import { Icon } from '../../ui/icon.tsx'
import { useState } from 'react'
import { streetLine } from '#domain/addresses/address.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { User } from '../../shopper/shopper.tsx'
import type { Addresses } from './use-addresses.ts'
import { chooseDelivery } from './use-delivery.ts'
import { type LastChoice, useLastChoice } from './use-last-choice.ts'

interface Props {
  checkout: CheckoutState
  user: User
  addresses: Addresses
  branchCodes: readonly number[]
}

/** Offers the choices of the last order as one tap; nothing where there is none, or once they are chosen. */
export function LastTime({ checkout, user, addresses, branchCodes }: Props) {
  const messages = useMessages(deliveryStepMessages)
  const choice = useLastChoice(user, addresses, branchCodes)
  const [isUsed, setUsed] = useState(false)
  const lines = useLines(choice)
  if (!choice || isUsed || isChosen(choice, checkout)) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-md bg-link-soft p-4">
      <Icon name="rotate-ccw" className="size-5 text-link max-sm:hidden" />
      <p className="min-w-0 grow text-sm wrap-anywhere">
        <span className="block font-semibold">{messages.lastTime}</span>
        {lines.join(' · ')}
      </p>
      <button
        type="button"
        className="button button-quiet max-sm:w-full"
        onClick={() => {
          setUsed(true)
          choose(choice)
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
  const { option, address, customerName, isForOther, taxId } = choice
  const methods = { pick_up: messages.lastPickup, local_delivery: local, nacional_delivery: messages.national }
  return [
    methods[option],
    ...(address ? [`${address.name}, ${streetLine(address)}`] : []),
    ...(isForOther ? [messages.lastFor(customerName)] : []),
    ...(taxId ? [messages.lastReceipt(taxId)] : []),
  ]
}

function choose({ option, address, customerName, partnerId, isForOther, taxId }: LastChoice): void {
  chooseDelivery({ option, ...(address && { addressId: address.id }) })
  changeCheckout({ customerName, partnerId, isForOther, ...(taxId && { taxId }) })
}

/** Whether the checkout has these choices already. */
function isChosen(choice: LastChoice, checkout: CheckoutState): boolean {
  return (
    checkout.option === choice.option &&
    checkout.addressId === choice.address?.id &&
    checkout.isForOther === choice.isForOther &&
    checkout.partnerId === choice.partnerId &&
    (!choice.taxId || checkout.taxId === choice.taxId)
  )
}
