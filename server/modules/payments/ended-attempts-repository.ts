import { sql } from 'kysely'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import type { AttemptState } from './order-attempt.ts'

/**
 * Ends a request. What it says about its customer is removed, since its orders have it from now on, or nobody; so are the
 * vault's names of its cards.
 */
export async function endAttempt(
  db: Database,
  { id, state, failure, now }: { id: string; state: AttemptState; failure: unknown; now: Date },
): Promise<void> {
  await sql`
    with ended as (
      update order_attempts set state = ${state}, failure = ${failure === null ? null : JSON.stringify(failure)}::jsonb,
        ended_at = ${now}, locked_until = null, request = '{}'
      where id = ${id} and state = 'open' returning id)
    update payments p set vault_token = null from ended
    where p.attempt_id = ended.id and p.vault_token is not null`.execute(db)
}

/** Those of some of the vault's tokens whose cards an open request has to charge. */
export async function listTokensInUse(db: Database, tokens: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`
    select distinct vault_token as token from payments where vault_token = any(${tokens}::text[])`.execute(db)
  return rows.map(({ token }) => token)
}

/** Deletes requests that ended before an instant, in batches. Their payments stay. */
export async function deleteEnded(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, {
    table: 'order_attempts',
    where: sql`ended_at < ${before}`,
    orderBy: sql`ended_at`,
    signal,
  })
}

/**
 * The payments of a request that may have to be released, locked until the transaction ends, as are their
 * authorizations: whoever counts one meanwhile waits, and finds it canceled.
 */
export async function lockPaymentsOfAttempt(
  db: Database,
  attemptId: string,
): Promise<{ id: string; state: PaymentState; amountCentavos: number; attempts: number }[]> {
  const { rows } = await sql<{ id: string; state: PaymentState; amountCentavos: number; attempts: number }>`
    select p.id, p.state, p.amount_centavos as "amountCentavos", o.attempts
    from payments p join payment_operations o on o.payment_id = p.id and o.kind = 'authorize'
    where p.attempt_id = ${attemptId} order by p.id for update of p, o`.execute(db)
  return rows
}

/** Cancels the authorizations of payments that nobody needs any more. */
export async function cancelAuthorizations(db: Database, paymentIds: readonly string[], now: Date): Promise<void> {
  if (paymentIds.length === 0) return
  await db
    .updateTable('payment_operations')
    .set({ state: 'canceled', ended_at: now })
    .where('payment_id', 'in', [...paymentIds])
    .where('kind', '=', 'authorize')
    .where('state', '=', 'open')
    .execute()
}
