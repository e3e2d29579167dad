import type * as z from 'zod/mini'
import type { requestedPayments } from '#contract/payments.ts'
import type { Seeded } from '#server/db/demo/seeded.ts'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeCredit, makeCreditNote, makeDeposit, makeGiftCard, makeSavedCard } from '#server/testing/make-balances.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import type { TestStore } from '#server/testing/store.ts'

export type Payments = z.input<typeof requestedPayments>
type Payment = Payments[number]

/** A shopper with balances of every kind, credit and cards of several behaviours. */
export interface Payer extends Shopper {
  balances: { kind: 'deposit' | 'credit_note' | 'gift_card'; id: string }[]
  /** The tokens of their cards. */
  cards: Map<CardBehaviour, string>
}

/** How often each card is chosen, of all that are. A slow one is rare, since a shopper waits four seconds for it. */
const cardsInHat: Partial<Record<CardBehaviour, number>> = {
  approved: 18,
  rejected: 3,
  confirmation: 4,
  'lost-response': 3,
  'lost-capture-response': 3,
  'declined-at-capture': 3,
  away: 1,
  slow: 1,
}
const behaviours = Object.keys(cardsInHat) as CardBehaviour[]
const hat = behaviours.flatMap((behaviour) => Array<CardBehaviour>(cardsInHat[behaviour] ?? 0).fill(behaviour))

let made = 0

/** Makes a payer whose balances hold from RD$ 20 to RD$ 600 each, so that some of them run out. */
export async function makePayer(store: TestStore, random: Seeded): Promise<Payer> {
  made += 1
  const shopper = await makeShopper(store, { email: `payer-${made}@example.com` })
  const { db } = store.database
  const { customerId } = shopper
  const holding = () => ({ movements: [{ amountCentavos: random.whole(2_000, 60_000) }] })
  const later = new Date(Date.now() + 30 * 86_400_000)
  const code = (kind: string) => `${kind}-${String(made).padStart(8, '0')}`
  const balances: Payer['balances'] = [
    { kind: 'deposit', id: await makeDeposit(db, customerId, holding()) },
    { kind: 'credit_note', id: await makeCreditNote(db, customerId, holding()) },
    { kind: 'gift_card', id: await makeGiftCard(db, customerId, { code: code('GIFT'), ...holding() }) },
    {
      kind: 'gift_card',
      id: await makeGiftCard(db, customerId, { code: code('LIKE'), kind: 'reward', expiresAt: later, ...holding() }),
    },
  ]
  await makeCredit(db, customerId, { limitCentavos: random.whole(10_000, 80_000) })
  return { ...shopper, balances, cards: await makeCards(db, customerId) }
}

async function makeCards(db: Database, customerId: string): Promise<Payer['cards']> {
  const cards: Payer['cards'] = new Map()
  for (const behaviour of behaviours) cards.set(behaviour, await makeSavedCard(db, customerId, { behaviour }))
  return cards
}

const paysAlone = ['cash', 'credit', 'deposit_express', 'paypal'] as const
const ways = [...paysAlone, 'card', 'card', 'mix', 'mix', 'mix'] as const

/** Random payments of a total in centavos: one method alone, or a mix of balances and a card. */
export function choosePayments({ balances, cards }: Payer, totalCentavos: number, random: Seeded): Payments {
  const way = random.pick(ways)
  if (way !== 'mix' && way !== 'card') return [{ kind: way, amount: totalCentavos / 100 }]
  const card = { kind: 'card', token: cards.get(random.pick(hat)) ?? '' } as const
  const chosen: (typeof card | Payer['balances'][number])[] =
    way === 'card' ? [] : balances.filter(() => random.next() < 0.5)
  if (chosen.length === 0 || random.next() < 0.5) chosen.push(card)
  const parts = split(totalCentavos, chosen.length, random)
  return chosen.map((payment, at) => ({ ...payment, amount: (parts[at] ?? 0) / 100 }) as Payment)
}

/** An amount in random parts of a centavo or more. */
function split(totalCentavos: number, count: number, random: Seeded): number[] {
  const parts: number[] = []
  let leftCentavos = totalCentavos
  for (let others = count - 1; others >= 0; others -= 1) {
    const part = others === 0 ? leftCentavos : random.whole(1, leftCentavos - others)
    parts.push(part)
    leftCentavos -= part
  }
  return parts
}

/** Lets the payer of a payment approve it, or refuse it, on the page that its URL names. */
export async function decideAtProvider(db: Database, url: string, isApproved: boolean): Promise<void> {
  const pageId = new URL(url).pathname.split('/').at(-1) ?? ''
  await db
    .updateTable('sandbox_charges')
    .set(isApproved ? { status: 'authorized' } : { status: 'declined', decline_reason: 'not-approved' })
    .where('page_id', '=', pageId)
    .where('status', '=', 'waiting')
    .execute()
}

/** Offers every way to pay: a bank account for deposits, and a dollar rate for PayPal. */
export async function offerAllPayments(db: Database): Promise<void> {
  const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Vitrina' }
  const values = {
    payment_methods: { bank_accounts: [account] },
    dollar_rate: { dop_per_usd: 62.5, date: '2026-11-20' },
  }
  for (const [name, value] of Object.entries(values))
    await db
      .insertInto('settings')
      .values({ name, value: JSON.stringify(value) })
      .execute()
}
