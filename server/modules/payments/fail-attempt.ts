import type { Ctx } from '#server/platform/context.ts'
import { lockOpenAttempt } from './attempts-repository.ts'
import { cancelAuthorizations, endAttempt, lockPaymentsOfAttempt } from './ended-attempts-repository.ts'
import { enqueueOperations } from './operations.ts'
import { updateStates } from './repository.ts'

// A provider that was called and did not respond may still carry the authorization out for a moment.
const silentMs = 60_000

/**
 * Ends an open request without orders, in the caller's transaction, and releases what its providers hold or may hold
 * for it. `failure` is the refusal that its customer gets. Does nothing where the request has ended.
 */
export async function failAttempt(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  id: string,
  failure: { code: string } & Record<string, unknown>,
): Promise<boolean> {
  if (!(await lockOpenAttempt(ctx.db, id))) return false
  const payments = await lockPaymentsOfAttempt(ctx.db, id)
  const wasRequested = ({ state, attempts }: (typeof payments)[number]) =>
    state === 'authorized' || state === 'requires_action' || (state === 'created' && attempts > 0)
  const requested = payments.filter(wasRequested)
  const untouched = payments.filter((payment) => payment.state === 'created' && !wasRequested(payment))
  await cancelAuthorizations(
    ctx.db,
    payments.map((payment) => payment.id),
    ctx.now,
  )
  await updateStates(ctx.db, {
    ids: untouched.map((payment) => payment.id),
    state: 'voided',
    actorId: null,
    now: ctx.now,
  })
  await enqueueOperations(
    ctx,
    requested.map(({ id: paymentId, state, amountCentavos }) => ({
      paymentId,
      orderId: null,
      kind: 'void',
      amountCentavos,
      startsAt: state === 'created' ? new Date(ctx.now.getTime() + silentMs) : ctx.now,
    })),
  )
  await endAttempt(ctx.db, { id, state: 'failed', failure, now: ctx.now })
  return true
}
