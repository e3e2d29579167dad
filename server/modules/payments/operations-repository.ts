import { sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProviderName } from './call-provider.ts'
import type { ClaimedOperation, LockedUnresolved, NewOperation, UnresolvedOperation } from './operation.ts'

/** Inserts operations of providers. */
export async function insertOperations(db: Database, operations: readonly NewOperation[], now: Date): Promise<void> {
  await sql`
    insert into payment_operations (id, payment_id, order_id, kind, amount_centavos, created_at, next_attempt_at, declined_before)
    select o.id, o."paymentId", o."orderId", o.kind, o."amountCentavos", ${now}::timestamptz,
      coalesce(o."startsAt", ${now}::timestamptz), coalesce(o."declinedBefore", 0)
    from jsonb_to_recordset(${JSON.stringify(operations)}::jsonb)
      as o (id uuid, "paymentId" uuid, "orderId" bigint, kind text, "amountCentavos" bigint, "startsAt" timestamptz,
        "declinedBefore" smallint)`.execute(db)
}

/** Cancels the captures of payments that no process has begun; gives the payments whose capture it canceled. */
export async function cancelUnstartedCaptures(
  db: Database,
  paymentIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await db
    .updateTable('payment_operations')
    .set({ state: 'canceled', ended_at: now })
    .where('payment_id', 'in', paymentIds)
    .where('kind', '=', 'capture')
    .where('state', '=', 'open')
    .where('attempts', '=', 0)
    .returning('payment_id')
    .execute()
  return new Set(rows.map((row) => row.payment_id))
}

/** Which operations may be claimed, and until when the claim lasts. */
export interface Claim {
  now: Date
  lockedUntil: Date
  /** Only those of one checkout. */
  globalId?: string
  /** Only those of one provider. */
  provider?: ProviderName
}

/** Cancels the refunds of a payment that wait, because there is nothing to give back. */
export async function cancelWaitingRefunds(db: Database, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_operations')
    .set({ state: 'canceled', ended_at: now })
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'open')
    .execute()
}

const claimedColumns = sql`
  o.id, o.kind, o.amount_centavos as "amountCentavos", o.attempts, o.declined_before as "declinedBefore",
  o.payment_id as "paymentId", o.order_id as "orderId",
  json_build_object('id', p.id, 'customerId', p.customer_id, 'globalId', p.global_id, 'kind', p.kind, 'state', p.state,
    'totalCentavos', p.amount_centavos, 'authorizationReference', p.authorization_reference,
    'captureReference', p.capture_reference, 'usdCents', p.usd_cents,
    'authorizationId', (select a.id from payment_operations a where a.payment_id = p.id and a.kind = 'authorize' limit 1),
    'refundedCentavos', (select coalesce(sum(r.amount_centavos), 0) from payment_operations r
      where r.payment_id = p.id and r.kind = 'refund' and r.state = 'done'),
    'language', coalesce((select c.language from customers c where c.id = p.customer_id),
      (select t.language from order_attempts t where t.id = p.attempt_id), 'es')) as payment`

/**
 * Claims the operation that waits longest, besides authorizations, until an instant; undefined where none is due. One
 * whose payment has an earlier open operation waits for it.
 */
export async function claimOperation(
  db: Database,
  { now, lockedUntil, globalId, provider }: Claim,
): Promise<ClaimedOperation | undefined> {
  const { rows } = await sql<ClaimedOperation>`
    with next as (
      select o.id from payment_operations o
      where o.state = 'open' and o.kind <> 'authorize' and o.next_attempt_at <= ${now}
        and (o.locked_until is null or o.locked_until <= ${now})
        ${globalId ? sql`and o.payment_id in (select id from payments where global_id = ${globalId})` : sql``}
        ${provider ? sql`and (select kind = 'paypal' from payments where id = o.payment_id) = ${provider === 'paypal'}` : sql``}
        and not exists (
          select 1 from payment_operations earlier
          where earlier.payment_id = o.payment_id and earlier.number < o.number and earlier.state = 'open')
      order by o.next_attempt_at, o.number limit 1 for update of o skip locked)
    update payment_operations o set locked_until = ${lockedUntil}, attempts = o.attempts + 1
    from next, payments p where o.id = next.id and p.id = o.payment_id
    returning ${claimedColumns}`.execute(db)
  return rows[0]
}

/** An operation that staff have to decide about, its payment locked until the transaction ends. */
export async function lockUnresolved(db: Database, id: string): Promise<LockedUnresolved | undefined> {
  await sql`
    select 1 from payments where id = (select payment_id from payment_operations where id = ${id}) for update`.execute(
    db,
  )
  const { rows } = await sql<LockedUnresolved>`
    select ${claimedColumns},
      exists (select 1 from ledger_transactions t where t.order_id = o.order_id and t.kind = 'order_canceled') as "isOrderCanceled"
    from payment_operations o join payments p on p.id = o.payment_id
    where o.id = ${id} and o.state = 'unresolved'`.execute(db)
  return rows[0]
}

/** One page of the operations that staff have to decide about, the oldest first, and how many there are. */
export async function listUnresolved(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: UnresolvedOperation[]; total: number }> {
  const { rows } = await sql<UnresolvedOperation & { total: number }>`
    select o.id, o.kind, o.order_id as "orderId", o.payment_id as "paymentId", p.kind as "paymentKind", p.provider,
      coalesce(p.capture_reference, p.authorization_reference) as "providerReference",
      o.amount_centavos as "amountCentavos", o.last_error as reason, o.ended_at as since
    from payment_operations o join payments p on p.id = o.payment_id
    where o.state = 'unresolved' order by o.created_at, o.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from payment_operations where state = 'unresolved'`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Ends an operation as staff decided. */
export async function endUnresolved(
  db: Database,
  end: { id: string; state: 'done' | 'declined' | 'canceled'; reference: string | null; actorId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_operations')
    .set({ state: end.state, reference: end.reference, actor_id: end.actorId, ended_at: end.now })
    .where('id', '=', end.id)
    .where('state', '=', 'unresolved')
    .execute()
}

interface OperationEnd {
  id: string
  state: 'done' | 'declined' | 'unresolved'
  reference: string | null
  error: string | null
  now: Date
}

/** Ends an operation. False where it had ended already. */
export async function endOperation(db: Database, { id, state, reference, error, now }: OperationEnd): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_operations')
    .set({ state, reference, last_error: error, ended_at: now, locked_until: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks a payment and gives its parts by order. */
export async function lockAllocations(
  db: Database,
  paymentId: string,
): Promise<{ orderId: number; amountCentavos: Centavos }[]> {
  await sql`select 1 from payments where id = ${paymentId} for update`.execute(db)
  return db
    .selectFrom('payment_allocations')
    .select(['order_id as orderId', 'amount_centavos as amountCentavos'])
    .where('payment_id', '=', paymentId)
    .orderBy('order_id')
    .execute()
}

/** Writes the provider's name for a captured payment. */
export async function storeCapture(db: Database, paymentId: string, reference: string): Promise<void> {
  await db.updateTable('payments').set({ capture_reference: reference }).where('id', '=', paymentId).execute()
}

/** Writes why a payment failed. */
export async function storeFailure(db: Database, paymentId: string, failure: string): Promise<void> {
  await db.updateTable('payments').set({ failure }).where('id', '=', paymentId).execute()
}

/** How much of a payment was given back so far, as refunds and as store credit. */
export async function sumGivenBack(db: Database, paymentId: string): Promise<Centavos> {
  const { rows } = await sql<{ centavos: Centavos }>`
    select coalesce(sum(e.amount_centavos), 0)::bigint as centavos
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.payment_id = ${paymentId} and t.kind = 'payment_returned' and e.account = 'receivable'`.execute(db)
  return rows[0]?.centavos ?? 0
}

/** Lets an operation be tried again from an instant on. */
export async function postponeOperation(
  db: Database,
  { id, nextAttemptAt, error }: { id: string; nextAttemptAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('payment_operations')
    .set({ locked_until: null, next_attempt_at: nextAttemptAt, last_error: error })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}
