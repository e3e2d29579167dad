import { streetLine } from '#domain/addresses/address-lines.ts'
import { changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { lastTimeMessages } from '../../messages/last-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { hasSomethingToReview } from './steps.ts'
import { chooseDelivery } from './use-delivery.ts'
import type { LastChoice } from './use-last-choice.ts'

interface Props {
  choice: LastChoice
  onUsed: () => void
}

/** The choices of the last order in one line, and the button that makes them again (CHECKOUT-19). */
export default function LastTimeOffer({ choice, onUsed }: Props) {
  const messages = useMessages(lastTimeMessages)
  const lines = useLines(choice)
  const use = () => {
    choose(choice)
    onUsed()
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-md bg-link-soft px-4 py-2">
      <Icon name="rotate-ccw" className="size-5 text-link max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">
        <span className="block font-semibold">{messages.title}</span>
        {lines.join('\u00A0· ')}
      </p>
      <button type="button" className="button button-text ml-auto" onClick={use}>
        {messages.use}
      </button>
    </div>
  )
}

function useLines({ option, address, customerName, isForOther, taxId, payment }: LastChoice): string[] {
  const messages = useMessages(lastTimeMessages)
  const { local } = useMessages(checkoutMessages)
  const { national } = useMessages(deliveryStepMessages)
  const methods = { pick_up: messages.pickup, local_delivery: local, nacional_delivery: national }
  return [
    methods[option],
    ...(address ? [`${address.name}, ${streetLine(address)}`] : []),
    ...(isForOther ? [messages.collector(customerName)] : []),
    ...(payment ? [messages.paid(payment.kind, payment.lastFour)] : []),
    ...(taxId ? [messages.receipt(taxId)] : []),
  ]
}

function choose({ option, address, customerName, partnerId, isForOther, taxId, payment }: LastChoice): void {
  chooseDelivery({ option, ...(address && { addressId: address.id }) })
  const texts = { customerName, partnerId, isForOther, ...(taxId && { taxId }) }
  changeCheckout({ ...texts, requestedPayment: payment, chosen: undefined, isAddressDone: true })
  const checkout = readCheckout()
  if (checkout) changeCheckout({ isConfirmed: !hasSomethingToReview(checkout) })
}
