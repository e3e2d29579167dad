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
import { useTimeTexts } from './use-time-texts.ts'

interface Props {
  /** The chosen method; undefined while the page looks for the best one. */
  option: DeliveryOption | undefined
  delivery: CheckoutState['delivery']
  addresses: Addresses
  branchCodes: readonly number[]
}

/** The choice of the delivery method: picking up first, which needs no address. Each says its price and its time (CHECKOUT-33). */
export function MethodChoice({ option, delivery, addresses, branchCodes }: Props) {
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const days = delivery?.workingDays
  const times = useTimeTexts(branchCodes)
  const messengerPrice = useMessengerPrice(addresses, branchCodes)
  const card = (method: DeliveryOption, { icon, title, price, detail }: Texts) => (
    <ChoiceCard name="way" isChosen={option === method} onChoose={() => chooseDelivery({ option: method })}>
      {/* The price goes below the title with large text, and in all cards where three stand side by side. */}
      <span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <span className="shrink-0 self-center text-muted max-lg:hidden">
          <Icon name={icon} />
        </span>
        <span className="min-w-0 grow wrap-anywhere hyphens-auto lg:basis-4/5">{title}</span>
        <span className="text-sm">{price}</span>
      </span>
      <span className="mt-0.5 block text-sm text-pretty text-muted">{detail}</span>
    </ChoiceCard>
  )
  const broughtCard = (method: DeliveryOption, least: Centavos | undefined, texts: Texts) => {
    const chosen = option === method ? delivery : undefined
    const price = chosen
      ? formatMoney(chosen.totalCentavos)
      : least === undefined
        ? undefined
        : stepMessages.from(formatMoney(least))
    // Until an address is chosen, what is true of all.
    const workingDays = chosen ? [chosen.workingDays] : addresses.list.map(({ national }) => national?.working_days)
    const arrival = price && times?.arrival(method === 'local_delivery' ? 'local' : 'national', workingDays)
    return card(method, { ...texts, price: price ?? texts.price, detail: arrival || texts.detail })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{messages.howToReceive}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(11rem,30%),100%),1fr))] gap-3">
        {card('pick_up', {
          icon: 'store',
          title: messages.pickup,
          price: messages.free,
          detail: times?.ready ? stepMessages.ready(times.ready) : messages.pickupDetail,
        })}
        {broughtCard('local_delivery', messengerPrice, {
          icon: 'truck',
          title: messages.local,
          // Its place is there before it is known.
          price: <span className="invisible">{stepMessages.from(formatMoney(10_000))}</span>,
          detail: messages.localDetail,
        })}
        {broughtCard('nacional_delivery', leastOf(addresses, 'nacional_delivery', branchCodes), {
          icon: 'package-open',
          title: stepMessages.national,
          price: '',
          detail: days ? stepMessages.workingDays(days.min, days.max) : stepMessages.nationalDetail,
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
