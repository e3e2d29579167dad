import type { CreditNoteReason, MovementKind, SpendableKind } from '#domain/balances/balance.ts'
import type { CardBrand } from '#domain/saved-cards/saved-card.ts'
import type { Database } from '#server/platform/database/database.ts'
import { demoCustomers } from './accounts.ts'
import { insertPastMovements } from './insert-movements.ts'

interface PastMovement {
  daysAgo: number
  kind: MovementKind
  /** Negative where the balance fell. */
  centavos: number
  document: string
  /** Days from the charge to its due date. */
  dueAfterDays?: number
}

interface DemoBalance {
  id: string
  /** Null for a gift card that nobody has redeemed. */
  customerId: string | null
  kind: SpendableKind | 'credit'
  movements: readonly PastMovement[]
  expiresInDays?: number
  deposit?: { document_id: string; bank: string }
  creditNote?: { document_id: string; reason: CreditNoteReason }
  code?: string
  limitCentavos?: number
}

const [ana, , business] = demoCustomers
const idOf = (number: number) => `00000000-0000-4000-8000-0000000002${String(number).padStart(2, '0')}`

/** Each kind of balance for the first customer, none for the second, credit for the business. Banks are invented. */
const demoBalances: readonly DemoBalance[] = [
  {
    id: idOf(1),
    customerId: ana.id,
    kind: 'deposit',
    deposit: { document_id: 'DM-204518', bank: 'Banco del Mar' },
    movements: [
      { daysAgo: 26, kind: 'issued', centavos: 1_200_000, document: 'DM-204518' },
      { daysAgo: 12, kind: 'spent', centavos: -735_050, document: 'FV-10482' },
      { daysAgo: 10, kind: 'returned', centavos: 300_000, document: 'FV-10482' },
    ],
  },
  {
    id: idOf(2),
    customerId: ana.id,
    kind: 'deposit',
    deposit: { document_id: 'BC-77031', bank: 'Banco Cordillera' },
    movements: [
      { daysAgo: 71, kind: 'issued', centavos: 500_000, document: 'BC-77031' },
      { daysAgo: 64, kind: 'spent', centavos: -500_000, document: 'FV-10207' },
    ],
  },
  {
    id: idOf(3),
    customerId: ana.id,
    kind: 'credit_note',
    creditNote: { document_id: 'NC-000318', reason: 'return' },
    movements: [{ daysAgo: 18, kind: 'issued', centavos: 249_900, document: 'NC-000318' }],
  },
  {
    id: idOf(4),
    customerId: ana.id,
    kind: 'gift_card',
    code: 'VIT-8R4K-2WQX-7N5C',
    expiresInDays: 300,
    movements: [
      { daysAgo: 65, kind: 'issued', centavos: 500_000, document: 'FV-10198' },
      { daysAgo: 31, kind: 'spent', centavos: -125_000, document: 'FV-10355' },
      { daysAgo: 6, kind: 'spent', centavos: -89_500, document: 'FV-10521' },
    ],
  },
  {
    id: idOf(5),
    customerId: ana.id,
    kind: 'reward',
    code: 'PRE-3T9M-6HYD-1K8P',
    expiresInDays: 24,
    movements: [{ daysAgo: 6, kind: 'issued', centavos: 75_000, document: 'FV-10521' }],
  },
  {
    id: idOf(6),
    customerId: ana.id,
    kind: 'credit',
    limitCentavos: 4_000_000,
    movements: [
      { daysAgo: 80, kind: 'charged', centavos: 1_200_000, document: 'FC-10222', dueAfterDays: 30 },
      { daysAgo: 52, kind: 'paid', centavos: -1_200_000, document: 'FC-10222' },
      { daysAgo: 44, kind: 'charged', centavos: 890_000, document: 'FC-10391', dueAfterDays: 30 },
      { daysAgo: 15, kind: 'paid', centavos: -500_000, document: 'FC-10391' },
      { daysAgo: 9, kind: 'charged', centavos: 625_000, document: 'FC-10477', dueAfterDays: 30 },
    ],
  },
  {
    id: idOf(8),
    customerId: null,
    kind: 'gift_card',
    code: 'VIT-5M2T-9WRA-4H6J',
    expiresInDays: 330,
    movements: [{ daysAgo: 3, kind: 'issued', centavos: 200_000, document: 'FV-10533' }],
  },
  {
    id: idOf(7),
    customerId: business.id,
    kind: 'credit',
    limitCentavos: 25_000_000,
    movements: [
      { daysAgo: 20, kind: 'charged', centavos: 4_715_000, document: 'FC-10440', dueAfterDays: 45 },
      { daysAgo: 5, kind: 'charged', centavos: 2_380_000, document: 'FC-10529', dueAfterDays: 45 },
    ],
  },
]

/** Cards of the sandbox's vault, with the last four digits of its well-known test numbers. */
const demoCards: readonly { id: string; brand: CardBrand; lastFour: string; month: number; yearsAhead: number }[] = [
  { id: idOf(11), brand: 'visa', lastFour: '4242', month: 8, yearsAhead: 3 },
  { id: idOf(12), brand: 'mastercard', lastFour: '4444', month: 11, yearsAhead: 2 },
]

export const demoCardIds: readonly string[] = demoCards.map(({ id }) => id)

/** Inserts the balances and saved cards of the demo's customers. */
export async function fillBalances(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('balances')
    .values(demoBalances.map((balance) => headOf(balance, now)))
    .execute()
  await insertPastMovements(
    db,
    demoBalances.flatMap((balance) => movementsOf(balance, now)),
  )
  const rows = <Row extends object>(rowOf: (balance: DemoBalance) => Row | undefined) =>
    demoBalances.flatMap((balance) => {
      const row = rowOf(balance)
      return row ? [{ balance_id: balance.id, ...row }] : []
    })
  await db
    .insertInto('deposits')
    .values(rows(({ deposit }) => deposit))
    .execute()
  await db
    .insertInto('credit_notes')
    .values(rows(({ creditNote }) => creditNote))
    .execute()
  await db
    .insertInto('gift_cards')
    .values(rows(({ code, kind }) => (code ? { code, kind } : undefined)))
    .execute()
  await db
    .insertInto('credit_limits')
    .values(rows(({ limitCentavos }) => (limitCentavos ? { limit_centavos: limitCentavos } : undefined)))
    .execute()
  await db
    .insertInto('saved_cards')
    .values(demoCards.map((card, at) => savedCardOf(card, at, now)))
    .execute()
}

const dayMs = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** The last millisecond of a day in Santo Domingo, so many days after an instant. */
function endOfDayAfter(start: Date, days: number): Date {
  const end = new Date(start.getTime() + days * dayMs - 4 * 3_600_000)
  end.setUTCHours(27, 59, 59, 999)
  return end
}

function headOf({ id, customerId, kind, expiresInDays, movements }: DemoBalance, now: Date) {
  return {
    id,
    customer_id: customerId,
    kind,
    expires_at: expiresInDays === undefined ? null : endOfDayAfter(now, expiresInDays),
    created_at: before(now, movements[0]?.daysAgo ?? 0),
  }
}

function movementsOf({ id, kind: balanceKind, movements }: DemoBalance, now: Date) {
  let sum = 0
  return movements.map(({ daysAgo, kind, centavos, document, dueAfterDays }, index) => {
    const at = before(now, daysAgo)
    sum += centavos
    return {
      balance_id: id,
      number: index + 1,
      kind,
      amount_centavos: centavos,
      balance_after_centavos: sum,
      document_id: document,
      due_at: dueAfterDays === undefined ? null : endOfDayAfter(at, dueAfterDays),
      at,
      isCredit: balanceKind === 'credit',
    }
  })
}

function savedCardOf(card: (typeof demoCards)[number], index: number, now: Date) {
  return {
    id: card.id,
    customer_id: ana.id,
    vault_token: `sandbox-${card.id}`,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.month,
    expiry_year: now.getUTCFullYear() + card.yearsAhead,
    holder: 'ANA PERALTA',
    is_default: index === 0,
    created_at: before(now, 40 + index * 50),
  }
}
