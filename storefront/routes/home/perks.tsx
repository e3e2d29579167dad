import { Icon } from '../../ui/icon.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PromisedDelivery } from './load-home.ts'

/** Delivery where there is one (HOME-18), pickup, warranty and returns in short. */
export function Perks({ delivery }: { delivery: PromisedDelivery | undefined }) {
  const messages = useMessages(homeMessages)
  const { branches } = useBranch()
  const perks = [
    ...(delivery ? [{ icon: 'truck' as const, ...deliveryPerk(delivery, messages) }] : []),
    { icon: 'store', title: messages.perkPickup, text: messages.perkPickupText(branches.length) },
    { icon: 'shield-check', title: messages.perkWarranty, text: messages.perkWarrantyText },
    { icon: 'rotate-ccw', title: messages.perkReturns, text: messages.perkReturnsText },
  ] as const
  return (
    <section aria-label={messages.perks} className="page">
      <ul className="perk-row">
        {perks.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-2.5">
            <Icon name={icon} className="mt-0.5 size-5.5 shrink-0 text-link" />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function deliveryPerk(delivery: PromisedDelivery, messages: typeof homeMessages.en) {
  return delivery === 'messenger'
    ? { title: messages.perkDelivery, text: messages.perkDeliveryText }
    : { title: messages.perkShipping, text: messages.perkShippingText(delivery.min, delivery.max) }
}
