import type { ReactNode } from 'react'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MendingLink, expiryOf } from './payment-cards.tsx'
import { cardName } from './payment-names.ts'
import type { PaymentSources } from './payment-sources.ts'

/** Ways of paying that cannot pay this order for one and the same reason. */
export interface RefusedPayments {
  names: readonly string[]
  reason: string
  /** A link to what mends it. */
  mending: ReactNode
}

/** What cannot pay this order, each reason once: it is named, and cannot be chosen (PAYMENT-9). Nothing without any. */
export function RefusedMethods({ refused }: { refused: readonly RefusedPayments[] }) {
  const messages = useMessages(paymentMessages)
  const shown = refused.filter(({ names }) => names.length > 0)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="refused-methods" className="mt-4 border-t border-line px-1 pt-3 text-sm">
      <h3 id="refused-methods" className="text-muted">
        {messages.notForThisOrder}
      </h3>
      <ul>
        {shown.map(({ names, reason, mending }) => (
          <li key={names.join()} className="mt-2">
            <p className="font-semibold text-muted wrap-anywhere">{names.join(' · ')}</p>
            <p className="text-pretty text-muted">
              {reason} {mending}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The saved cards that have expired, each by itself, with the way to replace it. None where no card can pay. */
export function expiredCards(
  { cards, cardKind }: PaymentSources,
  messages: typeof paymentMessages.en,
): RefusedPayments[] {
  if (!cardKind) return []
  return cards
    .filter((card) => card.is_expired)
    .map((card) => ({
      names: [cardName(card, messages)],
      reason: `${messages.cardExpired(expiryOf(card))}.`,
      mending: <MendingLink href="/account/payments-methods">{messages.seeCards}</MendingLink>,
    }))
}
