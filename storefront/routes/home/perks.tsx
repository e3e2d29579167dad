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
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 xl:grid-cols-4">
        {perks.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-3 max-sm:flex-col md:items-center md:gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-link-soft text-link">
              <Icon name={icon} />
            </span>
            <span>
              <span className="block text-sm font-semibold">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
