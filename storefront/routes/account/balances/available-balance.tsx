import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What is left of all that can be spent, and of each kind, which links to its list. */
export function AvailableBalance({ balance }: { balance: ReplyOf<typeof getBalance> }) {
  const messages = useMessages(balancesMessages)
  const kinds = [
    { name: messages.deposits, amount: balance.deposits, anchor: 'deposits' },
    { name: messages.creditNotes, amount: balance.credit_notes, anchor: 'credit-notes' },
    { name: messages.giftCardsShort, amount: balance.gift_cards, anchor: 'gift-cards' },
    { name: messages.rewardsShort, amount: balance.rewards, anchor: 'gift-cards' },
  ]
  return (
    <section aria-labelledby="available" className="card flex flex-col overflow-hidden">
      <div className="p-5 pb-4">
        <h2 id="available" className="font-semibold">
          {messages.canSpend}
        </h2>
        <p className="mt-1 amount-large font-extrabold">{formatMoney(toCentavos(balance.total_available))}</p>
        <p className="mt-1 text-sm text-muted">{messages.canSpendDetail}</p>
      </div>
      <ul className="mt-auto">
        {kinds.map(({ name, amount, anchor }) => (
          <li
            key={name}
            className="relative flex min-h-11 flex-wrap items-center gap-x-2 border-t border-line px-5 py-2 hover:bg-sunken"
          >
            <a
              href={`/account/payments-methods#${anchor}`}
              className="min-w-0 flex-1 basis-24 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {name}
            </a>
            <span className={`ml-auto ${amount === 0 ? 'text-muted' : 'font-semibold'}`}>
              {formatMoney(toCentavos(amount))}
            </span>
            <Icon name="chevron-right" className="size-4.5 -mr-1 shrink-0 text-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}
