import { refuse } from '#contract/refusals.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import * as repository from './attempts-repository.ts'
import * as endings from './ended-attempts-repository.ts'
import type { ProviderName } from './call-provider.ts'
import type { NewAttempt } from './order-attempt.ts'
import { findEarlierAttempt } from './recent-attempts-repository.ts'

/** The open request of the signed-in customer. */
export const findOpenAttempt = ({ db, actor }: CustomerCtx) => repository.findOpenAttempt(db, actor.customerId)

/** The same, locked until the transaction ends, and whether a process works on it: none begins to before that. */
export async function lockOpenAttemptOf(
  ctx: CustomerCtx,
): Promise<(repository.OpenAttempt & { isWorkedOn: boolean }) | undefined> {
  const open = await repository.findOpenAttempt(ctx.db, ctx.actor.customerId, 'lock')
  return open && { ...open, isWorkedOn: open.lockedUntil !== null && open.lockedUntil > ctx.now }
}

type Work = Pick<Ctx, 'db'>

/** Claims an open request until an instant, unless another process works on it or it rests. */
export const claimAttempt = ({ db }: Work, claim: { id: string; now: Date; lockedUntil: Date }) =>
  repository.claimAttempt(db, claim)

/** Gives a claimed request back, to rest until an instant. */
export const releaseAttempt = ({ db }: Work, id: string, restsUntil: Date | null) =>
  repository.releaseAttempt(db, id, restsUntil)

/** Counts that a provider is asked about an authorization, before it is; false where it must not be asked any more. */
export const countAuthorization = ({ db }: Work, operationId: string) => repository.countAuthorization(db, operationId)

/** Writes what a provider answered to an authorization. */
export const storeAuthorization = ({ db }: Work, result: repository.AuthorizationResult) =>
  repository.storeAuthorization(db, result)

/** Locks an open request until the transaction ends. False where it has ended. */
export const lockOpenAttempt = ({ db }: Work, id: string) => repository.lockOpenAttempt(db, id)

/** Ends a request as placed or failed. */
export const endAttempt = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  end: { id: string; state: 'placed' | 'failed'; failure: unknown },
) => endings.endAttempt(db, { ...end, now })

/** Those of some of the vault's tokens whose cards an open request has to charge; they stay in the vault until it ends. */
export const findTokensInUse = async ({ db }: Work, tokens: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(tokens.length > 0 ? await endings.listTokensInUse(db, tokens) : [])

/** How a request stands; undefined where there is none. */
export const findStanding = ({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string) => repository.findStanding(db, id, now)

/** Why a payment of a request failed; undefined where none did. */
export const findFailure = ({ db }: Work, id: string) => repository.findFailure(db, id)

/** The checkout of one of the customer's payments, and whether its orders wait or waited for a provider. */
export const findCheckoutOfPayment = (ctx: CustomerCtx, paymentId: string) =>
  repository.findCheckoutOfPayment(ctx.db, ctx.actor.customerId, paymentId)

/** Ends the rest of a request whose payer may have returned. */
export const endRest = ({ db }: Work, id: string) => repository.endRest(db, id)

/** Notes that the payer of a request was mailed; false where they were before. */
export const markReminded = ({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string) => repository.updateReminded(db, id, now)

/** The customer of a request, and until when its products are reserved. */
export const findPayer = ({ db }: Work, attempt: { customerId: string; reservationId: string }) =>
  repository.findPayer(db, attempt)

/** The open requests for a provider that a process should work on now; those with a payment by PayPal are PayPal's. */
export const listDueAttempts = ({ db }: Work, due: { provider: ProviderName; now: Date; max: number }) =>
  repository.listDueAttempts(db, due)

const hourMs = 3_600_000

/**
 * Writes a request to place orders that waits for its providers. Refuses with `too-many-payments` where the customer has
 * begun as many within an hour as an account may: whoever tries out stolen cards begins many (PAYMENT-24).
 */
export async function insertAttempt(ctx: CustomerCtx, attempt: NewAttempt): Promise<void> {
  const { db, now, settings, actor } = ctx
  const earlier = await findEarlierAttempt(db, {
    customerId: actor.customerId,
    since: new Date(now.getTime() - hourMs),
    newer: settings.PAYMENT_ATTEMPTS - 1,
  })
  if (earlier) {
    const waitMs = earlier.getTime() + hourMs - now.getTime()
    refuse('too-many-payments', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) })
  }
  await repository.insertAttempt(ctx.db, attempt, ctx.now)
}
