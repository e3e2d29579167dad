import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { orderMessages } from '../../messages/order.ts'
import { brandNames } from '../../cards/brand-names.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'

/** The order's payments: kind, amount and state of each. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderMessages)
  return (
    <section className="card p-5" aria-labelledby="order-payments">
      <h2 id="order-payments" className="mb-2 font-bold">
        {messages.payment}
      </h2>
      {order.origin === 'branch' && <p className="text-sm text-muted">{messages.paidThere}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {order.payments.map(({ kind, amount, state, card, balance, refund_pending }, place) => (
          // Two gift cards may pay the same amount.
          <li key={`${place} ${kind}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              {card
                ? messages.cardEnding(nameOf(card.brand), card.last_four)
                : balance
                  ? `${messages.balances[balance.kind]} ${balance.reference}`
                  : messages.payments[kind]}
            </span>
            <span>{formatMoney(toCentavos(amount))}</span>
            <span className={`w-full ${tones[state] ?? 'text-muted'}`}>{messages.states[state]}</span>
            {refund_pending > 0 && (
              <span className="w-full text-warning">
                {messages.refundPending(formatMoney(toCentavos(refund_pending)))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of a card's brand, as the brand writes it. */
function nameOf(brand: string): string {
  return Object.entries(brandNames).find(([code]) => code === brand)?.[1] ?? brand
}

const tones: Partial<Record<OrderDetail['payments'][number]['state'], string>> = {
  captured: 'text-success',
  pending_approval: 'text-warning',
  failed: 'text-danger',
}
