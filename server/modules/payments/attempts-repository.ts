import { sql } from 'kysely'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProviderName } from './call-provider.ts'
import type { AttemptState, ClaimedAttempt, NewAttempt } from './order-attempt.ts'

/** Writes a request to place orders, with the payments that providers have to authorise for it. */
export async function insertAttempt(db: Database, attempt: NewAttempt, now: Date): Promise<void> {
  const { id, customerId, reservationId, request, requestHash, language, payments } = attempt
  const rows = payments.map(({ card, usd, ...payment }) => ({
    ...payment,
    cardId: card?.id ?? null,
    vaultToken: card?.vaultToken ?? null,
    cardBrand: card?.brand ?? null,
    cardLastFour: card?.lastFour ?? null,
    usdCents: usd?.cents ?? null,
    usdRate: usd?.rate ?? null,
  }))
  await sql`
    with attempt as (
      insert into order_attempts (id, customer_id, reservation_id, request, request_hash, language, created_at)
      values (${id}, ${customerId}, ${reservationId}, ${JSON.stringify(request)}, ${requestHash}, ${language}, ${now})),
    rows as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id uuid, "operationId" uuid, kind text, "amountCentavos" bigint, position smallint, "branchCode" int,
          provider text, "cardId" uuid, "vaultToken" text, "cardBrand" text, "cardLastFour" text, "usdCents" bigint, "usdRate" numeric)),
    new_payments as (
      insert into payments (id, customer_id, global_id, attempt_id, position, branch_code, kind, amount_centavos, state,
        saved_card_id, vault_token, card_brand, card_last_four, provider, usd_cents, usd_rate, created_at)
      select r.id, ${customerId}::uuid, ${id}::uuid, ${id}::uuid, r.position, r."branchCode", r.kind, r."amountCentavos", 'created',
        r."cardId", r."vaultToken", r."cardBrand", r."cardLastFour", r.provider, r."usdCents", r."usdRate", ${now}::timestamptz
      from rows r),
    new_events as (
      insert into payment_events (payment_id, state, at, actor_id)
      select r.id, 'created', ${now}::timestamptz, ${customerId}::uuid from rows r)
    insert into payment_operations (id, payment_id, kind, amount_centavos, created_at, next_attempt_at)
    select r."operationId", r.id, 'authorize', r."amountCentavos", ${now}::timestamptz, ${now}::timestamptz from rows r`.execute(
    db,
  )
}

export interface OpenAttempt {
  id: string
  requestHash: string
  reservationId: string
  lockedUntil: Date | null
  /** The first of its payments. */
  paymentId: string
}

/** The open request of a customer, if there is one; `lock` locks it until the transaction ends. */
export async function findOpenAttempt(
  db: Database,
  customerId: string,
  lock?: 'lock',
): Promise<OpenAttempt | undefined> {
  const { rows } = await sql<OpenAttempt>`
    select a.id, a.request_hash as "requestHash", a.reservation_id as "reservationId", a.locked_until as "lockedUntil",
      (select p.id from payments p where p.attempt_id = a.id order by p.position, p.branch_code limit 1) as "paymentId"
    from order_attempts a where a.customer_id = ${customerId} and a.state = 'open' ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

const claimedColumns = sql`
  a.id, a.customer_id as "customerId", a.reservation_id as "reservationId", a.request, a.language, a.created_at as "createdAt",
  (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amountCentavos', p.amount_centavos, 'position', p.position,
      'branchCode', p.branch_code, 'state', p.state, 'provider', p.provider, 'usdCents', p.usd_cents,
      'vaultToken', p.vault_token, 'actionUrl', p.action_url, 'failure', p.failure,
      'authorizationReference', p.authorization_reference, 'operationId', o.id, 'attempts', o.attempts)
      order by p.position, p.branch_code)
    from payments p join payment_operations o on o.payment_id = p.id and o.kind = 'authorize' where p.attempt_id = a.id) as payments`

/** Claims an open request until an instant, unless another process works on it or it is to rest until later. */
export async function claimAttempt(
  db: Database,
  { id, now, lockedUntil }: { id: string; now: Date; lockedUntil: Date },
): Promise<ClaimedAttempt | undefined> {
  const { rows } = await sql<ClaimedAttempt>`
    with claimed as (
      update order_attempts a set locked_until = ${lockedUntil}
      where a.id = ${id} and a.state = 'open' and (a.locked_until is null or a.locked_until <= ${now})
        and (a.rests_until is null or a.rests_until <= ${now}) returning a.*)
    select ${claimedColumns} from claimed a`.execute(db)
  return rows[0]
}

/** Gives a claimed request back; until the instant nobody works on it unless its customer asks for it. */
export async function releaseAttempt(db: Database, id: string, restsUntil: Date | null): Promise<void> {
  await db
    .updateTable('order_attempts')
    .set({ locked_until: null, rests_until: restsUntil })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Locks an open request until the transaction ends. False where it has ended. */
export async function lockOpenAttempt(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from order_attempts where id = ${id} and state = 'open' for update`.execute(db)
  return rows.length > 0
}

/** The open requests for a provider that a process should work on, the oldest first. */
export async function listDueAttempts(
  db: Database,
  { provider, now, max }: { provider: ProviderName; now: Date; max: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from order_attempts a
    where a.state = 'open' and (a.locked_until is null or a.locked_until <= ${now})
      and (a.rests_until is null or a.rests_until <= ${now})
      and ${provider === 'paypal'} = exists (select 1 from payments p where p.attempt_id = a.id and p.kind = 'paypal')
    order by a.created_at limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Counts that a provider is asked about an authorization, before it is. False where nobody needs it any more: then the
 * provider must not be asked.
 */
export async function countAuthorization(db: Database, operationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_operations')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', operationId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface AuthorizationResult {
  paymentId: string
  operationId: string
  state: Extract<PaymentState, 'authorized' | 'requires_action' | 'failed'>
  reference: string | null
  actionUrl: string | null
  failure: string | null
  now: Date
}

/** Writes what a provider answered to an authorization, unless the payment has gone on meanwhile. */
export async function storeAuthorization(db: Database, result: AuthorizationResult): Promise<void> {
  const { paymentId, operationId, state, reference, actionUrl, failure, now } = result
  const operationState = state === 'authorized' ? 'done' : state === 'failed' ? 'declined' : 'open'
  await sql`
    with changed as (
      update payments set state = ${state}, authorization_reference = coalesce(${reference}, authorization_reference),
        action_url = ${actionUrl}, failure = ${failure}
      where id = ${paymentId} and state in ('created', 'requires_action') returning id, state),
    operation as (
      update payment_operations set state = ${operationState}, reference = ${reference},
        ended_at = ${operationState === 'open' ? null : now}::timestamptz
      where id = ${operationId} and state = 'open')
    insert into payment_events (payment_id, state, at) select id, state, ${now}::timestamptz from changed`.execute(db)
}

/** How a request stands: for whom waits for its result. */
export interface AttemptStanding {
  state: AttemptState
  /** The request as it was stored. */
  request: unknown
  failure: unknown
  /** A payment whose payer has to go on at the provider, if any. */
  action: { paymentId: string; url: string } | null
  /** Whether a process works on it now. */
  isWorkedOn: boolean
}

export async function findStanding(db: Database, id: string, now: Date): Promise<AttemptStanding | undefined> {
  const { rows } = await sql<AttemptStanding>`
    select a.state, a.request, a.failure, coalesce(a.locked_until > ${now}, false) as "isWorkedOn",
      (select json_build_object('paymentId', p.id, 'url', p.action_url) from payments p
        where p.attempt_id = a.id and p.state = 'requires_action' order by p.position, p.branch_code limit 1) as action
    from order_attempts a where a.id = ${id}`.execute(db)
  return rows[0]
}

/** The refusal that a failed payment of a request stands for; undefined where none failed. */
export async function findFailure(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('failure')
    .where('attempt_id', '=', id)
    .where('state', '=', 'failed')
    .orderBy('position')
    .executeTakeFirst()
  return row?.failure ?? undefined
}

/** The checkout of a payment of this customer. */
export async function findCheckoutOfPayment(
  db: Database,
  customerId: string,
  paymentId: string,
): Promise<{ globalId: string; isOfAttempt: boolean; state: PaymentState } | undefined> {
  const row = await db
    .selectFrom('payments')
    .select(['global_id', 'attempt_id'])
    .select((select) => select.ref('state').$castTo<PaymentState>().as('state'))
    .where('id', '=', paymentId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row && { globalId: row.global_id, isOfAttempt: row.attempt_id !== null, state: row.state }
}

/** Ends the rest of an open request. One that a process works on is left alone. */
export async function endRest(db: Database, id: string): Promise<void> {
  await db
    .updateTable('order_attempts')
    .set({ rests_until: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Notes that the payer of a request was mailed; false where they were before. */
export async function updateReminded(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_attempts')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The customer of a request, and until when its products are reserved; undefined where they no longer are. */
export async function findPayer(
  db: Database,
  { customerId, reservationId }: { customerId: string; reservationId: string },
): Promise<{ email: string; firstName: string; until: Date } | undefined> {
  const { rows } = await sql<{ email: string; firstName: string; until: Date }>`
    select c.email, c.first_name as "firstName", v.expires_at as until
    from customers c join verifications v on v.id = ${reservationId} and v.released_at is null
    where c.id = ${customerId} and c.deleted_at is null`.execute(db)
  return rows[0]
}
