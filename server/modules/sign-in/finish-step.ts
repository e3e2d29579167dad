import { presentUser } from '#server/modules/identity/present.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { tokensOnWire } from '#server/platform/session-tokens.ts'
import { presentChallenge } from './present.ts'
import { type SignInStep, applyStep } from './step.ts'

/** What modules above this one do in a sign-in, which the app passes in. */
export interface SignInParts {
  /** The wire's user contains the default address in one line. */
  describeDefaultAddress: DescribeDefaultAddress
  /** An account that is given to the reader of its e-mail loses the passkeys that it had. */
  removePasskeys: (ctx: Ctx, customerId: string) => Promise<void>
}

export type DescribeDefaultAddress = (ctx: Ctx, customerId: string) => Promise<string | null>

/**
 * Gives the use case of every call that may sign in: it stores a prepared step and presents it, as the user with tokens
 * or as the next challenge.
 */
export function createFinishStep({ describeDefaultAddress, removePasskeys }: SignInParts) {
  const store = async (ctx: Ctx, step: SignInStep) => {
    const applied = await applyStep(ctx, step)
    if (step.isClaim) await removePasskeys(ctx, step.account.id)
    return applied
  }
  return async (ctx: Ctx, _input: unknown, step: SignInStep) => {
    const { account, next, session } = step
    const address = next ? null : await describeDefaultAddress(ctx, account.id)
    const { recoveryCodes } = isSessionAlone(ctx, step)
      ? await store(ctx, step)
      : await inTransaction(ctx, (inside) => store(inside, step))
    const codes = recoveryCodes && { recovery_codes: recoveryCodes }
    if (next) return { ...presentChallenge(account, next), ...codes }
    // Nobody is signed in before the e-mail is confirmed, by this step at the latest.
    const confirmed = { ...account, email_confirmed_at: account.email_confirmed_at ?? ctx.now }
    return {
      user: presentUser(confirmed, address),
      ...(session && { tokens: tokensOnWire(session.tokens) }),
      ...codes,
    }
  }
}

/** Whether a step writes nothing but a session, with one statement: the usual sign-in, on a device without a session. */
const isSessionAlone = ({ actor }: Ctx, { signIn, passed, session, alert, trustedDeviceHash, next }: SignInStep) =>
  actor.kind === 'visitor' &&
  session !== undefined &&
  !(passed ?? alert ?? trustedDeviceHash ?? next ?? signIn.newPasswordHash)
