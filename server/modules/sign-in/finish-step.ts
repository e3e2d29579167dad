import { presentUser } from '#server/modules/identity/present.ts'
import type { Ctx } from '#server/platform/context.ts'
import { tokensOnWire } from '#server/platform/session-tokens.ts'
import { presentChallenge } from './present.ts'
import { type SignInStep, applyStep } from './step.ts'

export type DescribeDefaultAddress = (ctx: Ctx, customerId: string) => Promise<string | null>

/**
 * Gives the use case of every call that may sign in: it stores a prepared step and presents it, as the user with tokens
 * or as the next challenge. The wire's user contains the default address in one line. The module of addresses is above
 * this one, so the app passes in the function that finds it.
 */
export function createFinishStep(describeDefaultAddress: DescribeDefaultAddress) {
  return async (ctx: Ctx, _input: unknown, step: SignInStep) => {
    const { recoveryCodes } = await applyStep(ctx, step)
    const { account, next, session } = step
    if (next) return presentChallenge(account, next)
    return {
      user: presentUser(account, await describeDefaultAddress(ctx, account.id)),
      ...(session && { tokens: tokensOnWire(session.tokens) }),
      ...(recoveryCodes && { recovery_codes: recoveryCodes }),
    }
  }
}
