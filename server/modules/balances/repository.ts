import { type RawBuilder, sql } from 'kysely'
import type { CreditNoteReason, MovementKind, SpendableKind } from '#domain/balances/balance.ts'
import type { CreditMovement } from '#domain/balances/credit.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface Bounds {
  offset: number
  limit: number
}

/** A balance that can be spent, with what it was at first and what is left of it. */
export interface SpendableRow {
  id: string
  createdAt: Date
  expiresAt: Date | null
  amountCentavos: Centavos
  balanceCentavos: Centavos
  movementsCount: number
}

export interface DepositRow extends SpendableRow {
  documentId: string
  bank: string
}

export interface CreditNoteRow extends SpendableRow {
  documentId: string
  reason: CreditNoteReason
}

export interface GiftCardRow extends SpendableRow {
  code: string
  kind: 'gift_card' | 'reward'
}

export interface MovementRow {
  number: number
  kind: MovementKind
  amountCentavos: Centavos
  balanceAfterCentavos: Centavos
  documentId: string | null
  at: Date
}

const firstMovement = sql`
  left join lateral (
    select m.amount_centavos from balance_movements m where m.balance_id = b.id and m.number = 1
  ) opening on true`

/** The last movement of the balance `b`: its sum is the balance, its number the count. */
const lastMovement = sql`
  left join lateral (
    select m.number, m.balance_after_centavos from balance_movements m
    where m.balance_id = b.id order by m.number desc limit 1
  ) latest on true`

const spendableColumns = sql`
  b.id, b.created_at as "createdAt", b.expires_at as "expiresAt",
  coalesce(opening.amount_centavos, 0) as "amountCentavos",
  coalesce(latest.balance_after_centavos, 0) as "balanceCentavos",
  coalesce(latest.number, 0) as "movementsCount"`

/** A customer's balances of some kinds, newest first: the rows of one page, before anything is joined to them. */
const pageOf = (customerId: string, kinds: readonly SpendableKind[], { offset, limit }: Bounds): RawBuilder<unknown> =>
  sql`(select id, created_at, expires_at from balances
    where customer_id = ${customerId} and kind in (${sql.join(kinds)})
    order by created_at desc, id limit ${limit} offset ${offset}) b`

const newestFirst = sql`order by b.created_at desc, b.id`

/** One balance of this customer; somebody else's is not found. */
const oneOf = (customerId: string, id: string): RawBuilder<unknown> =>
  sql`(select id, created_at, expires_at from balances where customer_id = ${customerId} and id = ${id}) b`

const depositsIn = (source: RawBuilder<unknown>) => sql<DepositRow>`
  select ${spendableColumns}, d.document_id as "documentId", d.bank
  from ${source} join deposits d on d.balance_id = b.id ${firstMovement} ${lastMovement} ${newestFirst}`

const giftCardsIn = (source: RawBuilder<unknown>) => sql<GiftCardRow>`
  select ${spendableColumns}, g.code, g.kind
  from ${source} join gift_cards g on g.balance_id = b.id ${firstMovement} ${lastMovement} ${newestFirst}`

export async function listDeposits(db: Database, customerId: string, bounds: Bounds): Promise<DepositRow[]> {
  const { rows } = await depositsIn(pageOf(customerId, ['deposit'], bounds)).execute(db)
  return rows
}

export async function findDeposit(db: Database, customerId: string, id: string): Promise<DepositRow | undefined> {
  const { rows } = await depositsIn(oneOf(customerId, id)).execute(db)
  return rows[0]
}

export async function listCreditNotes(db: Database, customerId: string, bounds: Bounds): Promise<CreditNoteRow[]> {
  const { rows } = await sql<CreditNoteRow>`
    select ${spendableColumns}, c.document_id as "documentId", c.reason
    from ${pageOf(customerId, ['credit_note'], bounds)} join credit_notes c on c.balance_id = b.id
    ${firstMovement} ${lastMovement} ${newestFirst}`.execute(db)
  return rows
}

export async function listGiftCards(db: Database, customerId: string, bounds: Bounds): Promise<GiftCardRow[]> {
  const { rows } = await giftCardsIn(pageOf(customerId, ['gift_card', 'reward'], bounds)).execute(db)
  return rows
}

export async function findGiftCard(db: Database, customerId: string, id: string): Promise<GiftCardRow | undefined> {
  const { rows } = await giftCardsIn(oneOf(customerId, id)).execute(db)
  return rows[0]
}

// As the domain compares codes (`normalizeGiftCardCode`): what is stored has capital letters, digits and hyphens alone.
const comparedCode = sql`replace(g.code, '-', '')`

/**
 * Gives a customer the unexpired gift card with this code that belongs to nobody, and gives its id; undefined where there
 * is none. Of several who try at once, the first gets it.
 */
export async function takeGiftCard(
  db: Database,
  { code, customerId, now }: { code: string; customerId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update balances b set customer_id = ${customerId} from gift_cards g
    where g.balance_id = b.id and ${comparedCode} = ${code} and b.customer_id is null
      and (b.expires_at is null or b.expires_at > ${now})
    returning b.id`.execute(db)
  return rows[0]?.id
}

/** Whether the gift card with this code is this customer's already. */
export async function ownsGiftCard(db: Database, customerId: string, code: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gift_cards g join balances b on b.id = g.balance_id
    where ${comparedCode} = ${code} and b.customer_id = ${customerId}`.execute(db)
  return rows.length > 0
}

/** How many balances of some kinds a customer has. */
export async function countBalances(
  db: Database,
  customerId: string,
  kinds: readonly SpendableKind[],
): Promise<number> {
  const { count } = await db
    .selectFrom('balances')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return count
}

/** A page of the movements of a balance, newest first. Call it for a balance that was found through its owner. */
export async function listMovements(
  db: Database,
  { id, movementsCount }: SpendableRow,
  { offset, limit }: Bounds,
): Promise<MovementRow[]> {
  return (
    db
      .selectFrom('balance_movements')
      .select(['number', 'amount_centavos as amountCentavos', 'balance_after_centavos as balanceAfterCentavos'])
      .select(['document_id as documentId', 'at'])
      .select((select) => select.ref('kind').$castTo<MovementKind>().as('kind'))
      .where('balance_id', '=', id)
      // Movements are numbered without gaps, so a page is found without counting those before it.
      .where('number', '<=', movementsCount - offset)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
  )
}

/** The newest movements of all balances of a customer. */
export function listAllMovements(db: Database, customerId: string, limit: number) {
  return db
    .selectFrom('balance_movements as m')
    .innerJoin('balances as b', 'b.id', 'm.balance_id')
    .select(['b.id as balance_id', 'b.kind as balance_kind', 'm.number', 'm.kind', 'm.amount_centavos'])
    .select(['m.balance_after_centavos', 'm.document_id', 'm.due_at', 'm.at'])
    .where('b.customer_id', '=', customerId)
    .orderBy('m.at', 'desc')
    .orderBy('b.id')
    .orderBy('m.number', 'desc')
    .limit(limit)
    .execute()
}

/** What a customer can spend now, by kind. A kind without a balance is missing. */
export async function sumSpendable(
  db: Database,
  customerId: string,
  now: Date,
): Promise<{ kind: SpendableKind; centavos: Centavos }[]> {
  const { rows } = await sql<{ kind: SpendableKind; centavos: Centavos }>`
    select b.kind, coalesce(sum(latest.balance_after_centavos), 0)::bigint as centavos
    from balances b ${lastMovement}
    where b.customer_id = ${customerId} and b.kind <> 'credit' and (b.expires_at is null or b.expires_at > ${now})
    group by b.kind`.execute(db)
  return rows
}

/** A customer's credit: its limit and what is owed. Undefined for a customer without credit. */
export async function findCredit(
  db: Database,
  customerId: string,
): Promise<{ id: string; limitCentavos: Centavos; owedCentavos: Centavos } | undefined> {
  const { rows } = await sql<{ id: string; limitCentavos: Centavos; owedCentavos: Centavos }>`
    select b.id, l.limit_centavos as "limitCentavos", coalesce(latest.balance_after_centavos, 0) as "owedCentavos"
    from balances b join credit_limits l on l.balance_id = b.id ${lastMovement}
    where b.customer_id = ${customerId} and b.kind = 'credit'`.execute(db)
  return rows[0]
}

/** The newest movements of a credit that was found through its owner. */
export async function listCreditMovements(db: Database, creditId: string, limit: number): Promise<CreditMovement[]> {
  const { rows } = await sql<CreditMovement>`
    select m.kind, m.document_id as "documentId", t.order_id as "orderId", m.amount_centavos as "amountCentavos",
      m.due_at as "dueAt", m.at
    from balance_movements m left join ledger_transactions t on t.id = m.transaction_id
    where m.balance_id = ${creditId} order by m.number desc limit ${limit}`.execute(db)
  return rows
}
