import { sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Proof, isSameDocument, proofColumns } from './repository.ts'

/** A proof that waits for staff, with whose it is and what waits for it. */
export interface PendingProof extends Proof {
  customer: { code: string; name: string }
  /** The orders that wait for it. */
  orderIds: number[]
  /** What these orders need from deposits, and since when they wait; null where none waits. */
  expectedCentavos: Centavos | null
  waitingSince: Date | null
  /** How many other customers wait with a proof of the same document. */
  claims: number
}

/** One page of the proofs of all customers that wait for a decision, the oldest first, and how many there are. */
export async function listPending(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PendingProof[]; total: number }> {
  const { rows } = await sql<PendingProof>`
    with page as materialized (
      select * from deposit_proofs where state = 'pending_approval'
      order by filed_at, id limit ${limit} offset ${offset})
    select ${proofColumns},
      json_build_object('code', c.code, 'name', c.first_name || ' ' || c.last_name) as customer,
      w."orderIds", w."expectedCentavos", w."waitingSince",
      (select count(*)::int from deposit_proofs other
        where ${isSameDocument('other', 'd')} and other.state = 'pending_approval' and other.id <> d.id) as claims
    from page d join customers c on c.id = d.customer_id
    cross join lateral (
      select coalesce(json_agg(distinct a.order_id), '[]') as "orderIds",
        sum(a.amount_centavos)::bigint as "expectedCentavos", min(p.created_at) as "waitingSince"
      from payments p join payment_allocations a on a.payment_id = p.id
      where p.global_id = d.global_id and p.customer_id = d.customer_id
        and p.kind = 'deposit_express' and p.state = 'pending_approval') w
    order by d.filed_at, d.id`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from deposit_proofs where state = 'pending_approval'`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
