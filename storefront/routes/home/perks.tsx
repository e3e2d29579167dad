import { Icon } from '../../ui/icon.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Delivery, pickup, warranty and returns in short. */
export function Perks() {
  const messages = useMessages(homeMessages)
  const { branches } = useBranch()
  const perks = [
    { icon: 'truck', title: messages.perkDelivery, text: messages.perkDeliveryText },
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
