import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface Proof {
  id: string
  customerId: string
  state: 'pending_approval' | 'accepted' | 'refused'
  bank: string
  documentId: string
  amountCentavos: Centavos
  /** The checkout whose orders wait for it. */
  globalId: string | null
  refusalReason: string | null
  balanceId: string | null
  uploadIds: string[]
  filedAt: Date
}

/** The columns of a proof `d`. */
export const proofColumns = sql`
  d.id, d.customer_id as "customerId", d.state, d.bank, d.document_id as "documentId",
  d.amount_centavos as "amountCentavos", d.global_id as "globalId",
  d.refusal_reason as "refusalReason", d.balance_id as "balanceId", d.filed_at as "filedAt",
  (select coalesce(json_agg(i.upload_id order by i.position), '[]')
    from deposit_proof_pictures i where i.proof_id = d.id) as "uploadIds"`

const proofs = (where: RawBuilder<unknown>) => sql<Proof>`select ${proofColumns} from deposit_proofs d where ${where}`

/** What makes two documents the same: the letters and digits of number and bank (0065_keys_of_documents.sql). */
const documentOf = (table: string) => sql`
  (document_key(${sql.ref(`${table}.document_id`)}), document_key(${sql.ref(`${table}.bank`)}))`
/** Whether the proofs of two tables of a statement are of one document. */
export const isSameDocument = (one: string, other: string) => sql`${documentOf(one)} = ${documentOf(other)}`
const isDocument = (table: string, bank: string, documentId: string) => sql`
  ${documentOf(table)} = (document_key(${documentId}), document_key(${bank}))`

/** The proofs that a customer filed, newest first. */
export async function listProofs(db: Database, customerId: string, limit: number): Promise<Proof[]> {
  const { rows } = await proofs(
    sql`d.customer_id = ${customerId} order by d.filed_at desc, d.id limit ${limit}`,
  ).execute(db)
  return rows
}

/** A proof of any customer, for employees and for who has just filed it. */
export async function findProof(db: Database, id: string): Promise<Proof | undefined> {
  const { rows } = await proofs(sql`d.id = ${id}`).execute(db)
  return rows[0]
}

/**
 * Locks a proof until the transaction ends, so that it is reviewed once. Those of the same document and of the same
 * checkout that wait beside it are locked with it: one document is accepted once, and deposits of one checkout are added
 * up one after another.
 */
export async function lockProof(db: Database, id: string): Promise<Proof | undefined> {
  const { rows } = await proofs(sql`d.id in (
      select other.id from deposit_proofs own join deposit_proofs other
        on ${isSameDocument('other', 'own')} or other.global_id = own.global_id
      where own.id = ${id} and (other.id = own.id or other.state = 'pending_approval'))
    order by d.id for update of d`).execute(db)
  return rows.find((row) => row.id === id)
}

/** How many other customers' proofs of the same document wait for staff. */
export async function countClaims(db: Database, { id, bank, documentId }: Proof): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposit_proofs d
    where ${isDocument('d', bank, documentId)} and d.state = 'pending_approval' and d.id <> ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The deposits that accepted proofs of a checkout became, the one accepted first comes first. */
export async function listAcceptedDeposits(db: Database, customerId: string, globalId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select balance_id as id from deposit_proofs
    where global_id = ${globalId} and customer_id = ${customerId} and state = 'accepted'
    order by reviewed_at, id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface NewProof extends Pick<Proof, 'id' | 'customerId' | 'bank' | 'documentId' | 'amountCentavos'> {
  globalId: string | null
  uploadIds: readonly string[]
  /** That of the customer's pages, for the mail about the decision. */
  language: Language
  now: Date
}

/** Inserts a proof with its pictures. False where the customer filed the same document before. */
export async function insertProof(db: Database, proof: NewProof): Promise<boolean> {
  const { id, customerId, bank, documentId, amountCentavos, globalId, uploadIds, language, now } = proof
  const { rows } = await sql`
    with filed as (
      insert into deposit_proofs (id, customer_id, global_id, bank, document_id, amount_centavos, filed_at, language)
      values (${id}, ${customerId}, ${globalId}, ${bank}, ${documentId}, ${amountCentavos}, ${now}, ${language})
      on conflict do nothing returning id),
    pictures as (
      insert into deposit_proof_pictures (proof_id, upload_id, position)
      select filed.id, u.id, u.position
      from filed, unnest(${uploadIds}::uuid[]) with ordinality as u (id, position))
    select id from filed`.execute(db)
  return rows.length > 0
}

/** How many proofs of a customer wait for staff. */
export async function countPending(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deposit_proofs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'pending_approval')
    .executeTakeFirstOrThrow()
  return count
}

/** Whether this customer filed a document before, and staff did not refuse it. */
export async function hasFiled(db: Database, customerId: string, bank: string, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from deposit_proofs d
    where ${isDocument('d', bank, documentId)} and d.customer_id = ${customerId} and d.state <> 'refused' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether a deposit with this number at this bank exists already, whoever's it is. */
export async function isKnownDeposit(db: Database, bank: string, documentId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from deposits d where ${isDocument('d', bank, documentId)} limit 1`.execute(db)
  return rows.length > 0
}

/** Writes what an employee decided about a proof. */
export async function updateReviewed(
  db: Database,
  review: {
    id: string
    state: 'accepted' | 'refused'
    amountCentavos: Centavos
    reason: string | null
    balanceId: string | null
    reviewedBy: string
    now: Date
  },
): Promise<void> {
  await db
    .updateTable('deposit_proofs')
    .set({
      state: review.state,
      amount_centavos: review.amountCentavos,
      refusal_reason: review.reason,
      balance_id: review.balanceId,
      reviewed_by: review.reviewedBy,
      reviewed_at: review.now,
    })
    .where('id', '=', review.id)
    .execute()
}

/** Whom a decision about a proof is mailed to, and the first order that waits or waited for it. */
export interface ProofContact {
  email: string
  firstName: string
  language: Language | null
  orderId: number | null
}

/** The customer of a proof; undefined where they have deleted the account. */
export async function findContact(
  db: Database,
  { id, customerId, globalId }: Pick<Proof, 'id' | 'customerId' | 'globalId'>,
): Promise<ProofContact | undefined> {
  const { rows } = await sql<ProofContact>`
    select c.email, c.first_name as "firstName",
      coalesce(c.language, (select d.language from deposit_proofs d where d.id = ${id})) as language,
      (select min(a.order_id) from payments p join payment_allocations a on a.payment_id = p.id
        where p.global_id = ${globalId} and p.customer_id = c.id) as "orderId"
    from customers c where c.id = ${customerId} and c.deleted_at is null`.execute(db)
  return rows[0]
}
