import type { Centavos } from '#domain/money/money.ts'
import { type PaymentKind, isSingleKind } from '#domain/payments/payment-kinds.ts'
import { type Selection, chooseCard, chooseMethod, nothingChosen } from '#domain/payments/selection.ts'
import type { RequestedPayment } from '../../checkout/checkout-state.ts'
import type { PaymentSources } from './payment-sources.ts'

export interface Offer {
  accepted: readonly PaymentKind[]
  sources: Pick<PaymentSources, 'cards' | 'cardKind' | 'credit' | 'dopPerUsd'>
}

/**
 * What is chosen before the shopper chooses: how the last order was paid, where they requested the same, or what they
 * chose in the checkout that they left, where they can still pay so; else cash where it is accepted: it commits to nothing, and most orders are paid so; else the default card.
 */
export function firstSelection(
  totalCentavos: Centavos,
  requested: RequestedPayment | undefined,
  offer: Offer,
): Selection {
  const { cards, cardKind } = offer.sources
  const ownCard = cards.find((card) => card.default)
  const candidates = [
    requested,
    { kind: 'cash' } as const,
    ownCard && cardKind && { kind: cardKind, token: ownCard.token },
  ]
  for (const candidate of candidates) {
    const selection = chosen(totalCentavos, candidate, offer)
    if (selection) return selection
  }
  return nothingChosen(totalCentavos)
}

function chosen(
  totalCentavos: Centavos,
  requested: RequestedPayment | undefined,
  { accepted, sources }: Offer,
): Selection | undefined {
  const nothing = nothingChosen(totalCentavos)
  if (!requested || !accepted.includes(requested.kind)) return undefined
  const { kind, token, lastFour } = requested
  if (isSingleKind(kind)) {
    if (kind === 'paypal' && !sources.dopPerUsd) return undefined
    const change = chooseMethod(nothing, kind, sources.credit?.availableCentavos ?? 0)
    return 'code' in change ? undefined : change.next
  }
  const card = sources.cards.find(
    (each) => (token === undefined ? each.last_four === lastFour : each.token === token) && !each.is_expired,
  )
  return card && sources.cardKind && chooseCard(nothing, { kind: sources.cardKind, token: card.token }).next
}
