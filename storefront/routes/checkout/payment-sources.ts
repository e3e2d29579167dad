import { getCreditLimit, listCreditNotes, listDeposits, listGiftCards } from '#contract/balances.ts'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { dollarRateId, getRate } from '#contract/rates.ts'
import { listSavedCards } from '#contract/saved-cards.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import { type CardKind, type PaymentKind, cardKinds } from '#domain/payments/payment-kinds.ts'
import type { SpendableBalance } from '#domain/payments/selection.ts'
import type { SavedCard } from '../../cards/saved-card.ts'
import { browserClient } from '../../shopper/browser-client.ts'

/** A balance that can be spent now, with what its name is made of. */
export interface OfferedBalance extends SpendableBalance {
  source: 'deposit' | 'credit_note' | 'gift_card' | 'reward'
  /** The document's number, or the last four characters of a card's code. */
  reference: string
  expiresAt: string | null
}

/** What this customer can pay with here and now. */
export interface PaymentSources {
  balances: readonly OfferedBalance[]
  cards: readonly SavedCard[]
  /** The kind that a saved card pays as; undefined where the store takes no cards. */
  cardKind: CardKind | undefined
  /** Undefined for a customer without credit. */
  credit: { limitCentavos: Centavos; availableCentavos: Centavos } | undefined
  /** How many RD$ one US$ is; undefined where PayPal is not offered. */
  dopPerUsd: number | undefined
  /** Whether something of this could not be loaded. */
  isIncomplete: boolean
}

/** The same with the cards that were entered in this checkout before the saved ones. */
export function withEnteredCards(sources: PaymentSources, entered: readonly SavedCard[]): PaymentSources {
  const others = sources.cards.filter(({ token }) => entered.every((card) => card.token !== token))
  return { ...sources, cards: [...entered, ...others] }
}

// A customer with more balances pays with the newest ones.
const balancesMax = 50

/** Loads what the accepted kinds of payment need, all at once. What cannot be loaded is left out. */
export async function loadPaymentSources(
  accepted: readonly PaymentKind[],
  signal: AbortSignal,
): Promise<PaymentSources> {
  const takes = (kind: PaymentKind) => accepted.includes(kind)
  const page = { limit: balancesMax }
  const cardKind = cardKinds.find(takes)
  const failures: unknown[] = []
  /** The response; undefined for a kind that is not accepted, and where no response arrived. */
  const load = <Reply>(isNeeded: boolean, call: () => Promise<Reply>) =>
    isNeeded ? call().catch((error: unknown) => void failures.push(error)) : undefined
  const [deposits, notes, giftCards, credit, cards, rate] = await Promise.all([
    load(takes('deposit'), () => browserClient.call(listDeposits, page, { signal })),
    load(takes('credit_note'), () => browserClient.call(listCreditNotes, page, { signal })),
    load(takes('gift_card'), () => browserClient.call(listGiftCards, page, { signal })),
    load(takes('credit'), () => browserClient.call(getCreditLimit, {}, { signal })),
    load(cardKind !== undefined, () => browserClient.call(listSavedCards, {}, { signal })),
    load(takes('paypal'), () => browserClient.call(getRate, { id: dollarRateId }, { signal })),
  ])
  return {
    balances: [
      ...(giftCards?.data ?? []).flatMap(offerGiftCard),
      ...(notes?.data ?? []).flatMap((note) => offerDocument('credit_note', note)),
      ...(deposits?.data ?? []).flatMap((deposit) => offerDocument('deposit', deposit)),
    ],
    cards: cards ?? [],
    cardKind,
    credit: credit && offerCredit(credit),
    dopPerUsd: rate?.rate,
    isIncomplete: failures.some((error) => !isNotSet(error)),
  }
}

/** Whether staff have not set what was requested, such as a rate: nothing is missing then. */
function isNotSet(error: unknown): boolean {
  return error instanceof CallFailed && error.httpStatus === 404
}

type GiftCard = ReplyOf<typeof listGiftCards>['data'][number]
type Document = Pick<GiftCard, 'id' | 'balance' | 'state'> & { document_id: string; expires_at?: string | null }

function offerGiftCard({ id, kind, code, balance, state, expires_at }: GiftCard): OfferedBalance[] {
  if (state !== 'available') return []
  const [balanceCentavos, reference] = [toCentavos(balance), code.slice(-4)]
  return [{ kind: 'gift_card', source: kind, id, reference, balanceCentavos, expiresAt: expires_at }]
}

function offerDocument(kind: 'credit_note' | 'deposit', document: Document): OfferedBalance[] {
  if (document.state !== 'available') return []
  const { id, balance, document_id: reference, expires_at: expiresAt = null } = document
  return [{ kind, source: kind, id, reference, balanceCentavos: toCentavos(balance), expiresAt }]
}

function offerCredit({ limit, available }: ReplyOf<typeof getCreditLimit>): PaymentSources['credit'] {
  return limit > 0 ? { limitCentavos: toCentavos(limit), availableCentavos: toCentavos(available) } : undefined
}
