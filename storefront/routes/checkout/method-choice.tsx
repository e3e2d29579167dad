import { Icon, type IconName } from '../../ui/icon.tsx'
import type { ReactNode } from 'react'
import { type Centavos, formatMoney } from '#domain/money/money.ts'
import type { CheckoutState, DeliveryOption } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import type { Addresses } from './use-addresses.ts'
import { chooseDelivery } from './use-delivery.ts'
import { leastOf, useMessengerPrice } from './use-messenger-price.ts'
import { usePickupTime } from './use-pickup-time.ts'

interface Props {
  /** The chosen method; undefined while the page looks for the best one. */
  option: DeliveryOption | undefined
  delivery: CheckoutState['delivery']
  addresses: Addresses
  branchCodes: readonly number[]
}

/** The choice of the delivery method: picking up first, which needs no address. */
export function MethodChoice({ option, delivery, addresses, branchCodes }: Props) {
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const days = delivery?.workingDays
  const nationalDetail = days ? stepMessages.workingDays(days.min, days.max) : stepMessages.nationalDetail
  const messengerPrice = useMessengerPrice(addresses, branchCodes)
  const ready = usePickupTime(branchCodes)
  const nationalPrice = leastOf(addresses, 'nacional_delivery', branchCodes)
  const priceOf = (method: DeliveryOption, least: Centavos | undefined) =>
    option === method && delivery ? (
      formatMoney(delivery.totalCentavos)
    ) : (
      // Its place is there before it is known.
      <span className={least === undefined ? 'invisible' : ''}>{stepMessages.from(formatMoney(least ?? 10_000))}</span>
    )
  const card = (method: DeliveryOption, { icon, title, price, detail }: Texts) => (
    <ChoiceCard name="way" isChosen={option === method} onChoose={() => chooseDelivery({ option: method })}>
      {/* In narrow cards and with large text the price goes below the title. */}
      <span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <span className="shrink-0 self-center text-muted max-lg:hidden">
          <Icon name={icon} />
        </span>
        <span className="min-w-0 grow wrap-anywhere hyphens-auto">{title}</span>
        <span className="text-sm">{price}</span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">{detail}</span>
    </ChoiceCard>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{messages.howToReceive}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(11rem,30%),100%),1fr))] gap-3">
        {card('pick_up', {
          icon: 'store',
          title: messages.pickup,
          price: messages.free,
          detail: ready ? stepMessages.ready(ready) : messages.pickupDetail,
        })}
        {card('local_delivery', {
          icon: 'truck',
          title: messages.local,
          price: priceOf('local_delivery', messengerPrice),
          detail: messages.localDetail,
        })}
        {card('nacional_delivery', {
          icon: 'package-open',
          title: stepMessages.national,
          price: nationalPrice === undefined ? '' : priceOf('nacional_delivery', nationalPrice),
          detail: nationalDetail,
        })}
      </div>
    </fieldset>
  )
}

/** What the card of a delivery method says. */
interface Texts {
  icon: IconName
  title: string
  price: ReactNode
  detail: string
}
