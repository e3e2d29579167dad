import { randomUUID } from 'node:crypto'
import type { CreditNoteReason, MovementKind, SpendableKind } from '#domain/balances/balance.ts'
import { insertPastMovements } from '#server/db/demo/insert-movements.ts'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeSandboxCard } from './make-sandbox-card.ts'

/** Makers of balances and saved cards for tests. */

export interface MovementToMake {
  kind?: MovementKind
  amountCentavos: number
  documentId?: string
  dueAt?: Date
  at?: Date
}

interface BalanceToMake {
  /** What changed the balance, the oldest first; by default one deposit of RD$1,000. */
  movements?: readonly MovementToMake[]
  expiresAt?: Date
  createdAt?: Date
}

/** Makes a deposit of a customer and gives its id. */
export async function makeDeposit(
  db: Database,
  customerId: string,
  {
    documentId = randomUUID(),
    bank = 'Banco del Mar',
    ...balance
  }: BalanceToMake & { documentId?: string; bank?: string } = {},
): Promise<string> {
  const id = await makeBalance(db, customerId, 'deposit', balance)
  await db.insertInto('deposits').values({ balance_id: id, document_id: documentId, bank }).execute()
  return id
}

/** Makes a credit note of a customer and gives its id. */
export async function makeCreditNote(
  db: Database,
  customerId: string,
  {
    documentId = randomUUID(),
    reason = 'return',
    ...balance
  }: BalanceToMake & { documentId?: string; reason?: CreditNoteReason } = {},
): Promise<string> {
  const id = await makeBalance(db, customerId, 'credit_note', balance)
  await db.insertInto('credit_notes').values({ balance_id: id, document_id: documentId, reason }).execute()
  return id
}

/** Makes a gift card or a reward of a customer, or one that nobody has redeemed yet, and gives its id. */
export async function makeGiftCard(
  db: Database,
  customerId: string | null,
  { code, kind = 'gift_card', ...balance }: BalanceToMake & { code: string; kind?: 'gift_card' | 'reward' },
): Promise<string> {
  const id = await makeBalance(db, customerId, kind, balance)
  await db.insertInto('gift_cards').values({ balance_id: id, kind, code }).execute()
  return id
}

/** Gives a customer credit with these movements, and gives its id. */
export async function makeCredit(
  db: Database,
  customerId: string,
  { limitCentavos, movements = [] }: { limitCentavos: number; movements?: readonly MovementToMake[] },
): Promise<string> {
  const id = await makeBalance(db, customerId, 'credit', { movements })
  await db.insertInto('credit_limits').values({ balance_id: id, limit_centavos: limitCentavos }).execute()
  return id
}

async function makeBalance(
  db: Database,
  customerId: string | null,
  kind: SpendableKind | 'credit',
  { movements = [{ amountCentavos: 100_000 }], expiresAt, createdAt = new Date() }: BalanceToMake,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('balances')
    .values({ id, customer_id: customerId, kind, expires_at: expiresAt ?? null, created_at: createdAt })
    .execute()
  let sum = 0
  const rows = movements.map((movement, at) => ({
    balance_id: id,
    number: at + 1,
    kind: movement.kind ?? (movement.amountCentavos > 0 ? 'issued' : 'spent'),
    amount_centavos: movement.amountCentavos,
    balance_after_centavos: (sum += movement.amountCentavos),
    document_id: movement.documentId ?? null,
    due_at: movement.dueAt ?? null,
    at: movement.at ?? createdAt,
    isCredit: kind === 'credit',
  }))
  await insertPastMovements(db, rows)
  return id
}

export interface SavedCardToMake {
  brand?: 'visa' | 'mastercard' | 'amex' | 'discover'
  lastFour?: string
  expiry?: [month: number, year: number]
  holder?: string
  isDefault?: boolean
  isRemembered?: boolean
  createdAt?: Date
  /** What the payment sandbox does when the card is charged. */
  behaviour?: CardBehaviour
}

/** Makes a saved card of a customer, which the payment sandbox knows, and gives its id, the token on the wire. */
export async function makeSavedCard(db: Database, customerId: string, card: SavedCardToMake = {}): Promise<string> {
  const id = randomUUID()
  const [expiryMonth, expiryYear] = card.expiry ?? [12, 2090]
  await makeSandboxCard(db, { token: `vault-${id}`, ...card })
  await db
    .insertInto('saved_cards')
    .values({
      id,
      customer_id: customerId,
      vault_token: `vault-${id}`,
      brand: card.brand ?? 'visa',
      last_four: card.lastFour ?? '4242',
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      holder: card.holder ?? 'ANA PEREZ',
      is_default: card.isDefault ?? false,
      is_remembered: card.isRemembered ?? true,
      created_at: card.createdAt ?? new Date(),
    })
    .execute()
  return id
}
