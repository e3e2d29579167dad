import { businessFactsMessages } from '../../../messages/business-facts.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

interface Props {
  /** Whether the store asks a business for its identification, which the page does not show yet. */
  needsPictures: boolean
}

/** What a business gets, what the store asks it for, why, and who sees it (ACCOUNT-100). */
export function BusinessFacts({ needsPictures }: Props) {
  const messages = useMessages(businessFactsMessages)
  const facts = [
    { icon: 'receipt-text', name: messages.receipt, detail: messages.receiptDetail },
    {
      icon: 'banknote',
      name: messages.prices,
      detail: messages.pricesDetail,
      link: { to: '/account/profile', text: messages.addCode },
    },
    { icon: 'clipboard-list', name: messages.needs, detail: messages.needsDetail },
    ...(needsPictures
      ? [
          {
            icon: 'camera',
            name: messages.pictures,
            detail: messages.picturesDetail,
            link: { to: '/home/policies/view-privacy', text: messages.privacy },
          } as const,
        ]
      : []),
  ] as const
  return (
    <section aria-labelledby="business-facts" className="card flex flex-col gap-4 p-4 sm:p-6">
      <h2 id="business-facts" className="text-lg font-bold">
        {messages.title}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 @min-[38rem]:grid-cols-2">
        {facts.map((fact) => (
          <li key={fact.icon} className="flex gap-3">
            <PersonalIcon name={fact.icon} className="mt-0.5 size-5 shrink-0 text-muted" />
            <div className="min-w-0 text-sm text-pretty text-muted">
              <p>
                <strong className="block text-base font-semibold text-ink">{fact.name}</strong>
                {fact.detail}
              </p>
              {'link' in fact && (
                <a href={fact.link.to} className="link inline-flex min-h-11 items-center font-semibold">
                  {fact.link.text}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
