import { sql } from 'kysely'
import type { BalanceHolding, CreditNoteReason } from '#domain/balances/balance.ts'
import type { PostedMovement, Posting } from '#domain/ledger/posting.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A balance that a transaction has locked, with what it holds and how many movements it has. */
export interface LockedBalance {
  id: string
  kind: BalanceHolding
  expiresAt: Date | null
  number: number
  balanceCentavos: Centavos
  /** The limit of a credit; null for other balances. */
  limitCentavos: Centavos | null
}

export async function lockBalanceRows(db: Database, customerId: string, ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from balances where id = any(${ids}::uuid[]) and customer_id = ${customerId} order by id for update`.execute(
    db,
  )
}

/** Balances of a customer with their last movement. Call it after they were locked. */
export async function readLockedBalances(
  db: Database,
  customerId: string,
  ids: readonly string[],
): Promise<LockedBalance[]> {
  const { rows } = await sql<LockedBalance>`
    select b.id, b.kind, b.expires_at as "expiresAt", coalesce(latest.number, 0) as number,
      coalesce(latest.balance_after_centavos, 0) as "balanceCentavos", l.limit_centavos as "limitCentavos"
    from balances b
    left join credit_limits l on l.balance_id = b.id
    left join lateral (
      select m.number, m.balance_after_centavos from balance_movements m
      where m.balance_id = b.id order by m.number desc limit 1
    ) latest on true
    where b.id = any(${ids}::uuid[]) and b.customer_id = ${customerId}`.execute(db)
  return rows
}

/** The id of a customer's credit, if there is one. */
export async function findCreditId(db: Database, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('balances')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'credit')
    .executeTakeFirst()
  return row?.id
}

export interface NewMovement extends PostedMovement {
  transactionId: string
  number: number
  balanceAfterCentavos: Centavos
}

/** Inserts transactions of the ledger with their entries and movements, in one statement. */
export async function insertPostings(
  db: Database,
  {
    postings,
    movements,
    actorId,
    at,
  }: {
    postings: readonly (Posting & { id: string })[]
    movements: readonly NewMovement[]
    actorId: string | null
    at: Date
  },
): Promise<void> {
  const heads = postings.map(({ id, kind, orderId, paymentId }) => ({ id, kind, orderId, paymentId }))
  const entries = postings.flatMap(({ id, entries }) => entries.map((entry) => ({ ...entry, id })))
  await sql`
    with transactions as (
      insert into ledger_transactions (id, kind, order_id, payment_id, actor_id, at)
      select t.id, t.kind, t."orderId", t."paymentId", ${actorId}::uuid, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as t (id uuid, kind text, "orderId" bigint, "paymentId" uuid)),
    moved as (
      insert into balance_movements (balance_id, number, kind, amount_centavos, balance_after_centavos, document_id, due_at, at, transaction_id)
      select m."balanceId", m.number, m.kind, m."amountCentavos", m."balanceAfterCentavos", m."documentId", m."dueAt", ${at}::timestamptz, m."transactionId"
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb)
        as m ("balanceId" uuid, number int, kind text, "amountCentavos" bigint, "balanceAfterCentavos" bigint, "documentId" text, "dueAt" timestamptz, "transactionId" uuid))
    insert into ledger_entries (transaction_id, account, amount_centavos)
    select e.id, e.account, e."amountCentavos"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (id uuid, account text, "amountCentavos" bigint)`.execute(
    db,
  )
}

/** Inserts a credit note without an amount. Its number is the next of the store's own. */
export async function insertCreditNotes(
  db: Database,
  {
    notes,
    customerId,
    reason,
    now,
  }: {
    notes: readonly { id: string; expiresAt: Date | null }[]
    customerId: string
    reason: CreditNoteReason
    now: Date
  },
): Promise<void> {
  await sql`
    with new_notes as (
      select * from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n (id uuid, "expiresAt" timestamptz)),
    new_balances as (
      insert into balances (id, customer_id, kind, created_at, expires_at)
      select id, ${customerId}::uuid, 'credit_note', ${now}::timestamptz, "expiresAt" from new_notes)
    insert into credit_notes (balance_id, document_id, reason)
    select id, 'NC-' || lpad(nextval('credit_note_numbers')::text, 6, '0'), ${reason}::text from new_notes`.execute(db)
}

/** A customer's deposits and credit notes with some document numbers, the newest last. */
export async function findByDocument(
  db: Database,
  customerId: string,
  numbers: readonly string[],
): Promise<{ id: string; kind: string; documentId: string }[]> {
  const { rows } = await sql<{ id: string; kind: string; documentId: string }>`
    select b.id, b.kind, coalesce(d.document_id, n.document_id) as "documentId"
    from balances b left join deposits d on d.balance_id = b.id left join credit_notes n on n.balance_id = b.id
    where b.customer_id = ${customerId} and b.kind in ('deposit', 'credit_note')
      and coalesce(d.document_id, n.document_id) = any(${numbers})
    order by b.created_at`.execute(db)
  return rows
}

/** The sum of those movements of a balance that name a document. */
export async function sumByDocument(db: Database, balanceId: string, documentId: string): Promise<Centavos> {
  const { rows } = await sql<{ centavos: Centavos }>`
    select coalesce(sum(amount_centavos), 0)::bigint as centavos
    from balance_movements where balance_id = ${balanceId} and document_id = ${documentId}`.execute(db)
  return rows[0]?.centavos ?? 0
}

/** Inserts a deposit without an amount. */
export async function insertDeposit(
  db: Database,
  {
    id,
    customerId,
    bank,
    documentId,
    now,
  }: { id: string; customerId: string; bank: string; documentId: string; now: Date },
): Promise<void> {
  await sql`
    with head as (
      insert into balances (id, customer_id, kind, created_at) values (${id}, ${customerId}, 'deposit', ${now}))
    insert into deposits (balance_id, document_id, bank) values (${id}, ${documentId}, ${bank})`.execute(db)
}
