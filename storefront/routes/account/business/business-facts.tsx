import { businessMessages } from '../../../messages/business.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

interface Props {
  /** Whether the store asks a business for its identification. */
  isIdentified: boolean
}

/** What a business gets from the page, who is one, and that nothing else of a purchase changes (ACCOUNT-100). */
export function BusinessFacts({ isIdentified }: Props) {
  const messages = useMessages(businessMessages)
  const facts = [
    { icon: 'receipt-text', name: messages.receipt, detail: messages.receiptDetail },
    { icon: 'store', name: messages.who, detail: isIdentified ? messages.whoIdentified : messages.whoDetail },
    { icon: 'banknote', name: messages.prices, detail: messages.pricesDetail },
  ] as const
  return (
    <ul className="card flex flex-col gap-5 p-4 sm:p-6">
      {facts.map(({ icon, name, detail }) => (
        <li key={icon} className="flex gap-3">
          <PersonalIcon name={icon} className="mt-0.5 size-5 shrink-0 text-muted" />
          <p className="min-w-0 text-sm text-pretty text-muted">
            <strong className="block text-base font-semibold text-ink">{name}</strong>
            {detail}
          </p>
        </li>
      ))}
    </ul>
  )
}
