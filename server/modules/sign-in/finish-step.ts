import { presentUser } from '#server/modules/identity/present.ts'
import type { Ctx } from '#server/platform/context.ts'
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
  return async (ctx: Ctx, _input: unknown, step: SignInStep) => {
    const { recoveryCodes } = await applyStep(ctx, step)
    const { account, isClaim, next, session } = step
    if (isClaim) await removePasskeys(ctx, account.id)
    if (next) return presentChallenge(account, next)
    // Nobody is signed in before the e-mail is confirmed, by this step at the latest.
    const confirmed = { ...account, email_confirmed_at: account.email_confirmed_at ?? ctx.now }
    return {
      user: presentUser(confirmed, await describeDefaultAddress(ctx, account.id)),
      ...(session && { tokens: tokensOnWire(session.tokens) }),
      ...(recoveryCodes && { recovery_codes: recoveryCodes }),
    }
  }
}
