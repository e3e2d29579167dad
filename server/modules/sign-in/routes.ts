import * as contract from '#contract/sign-in.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { presentUser } from '#server/modules/identity/present.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { tokensOnWire } from '#server/platform/session-tokens.ts'
import { prepareAnswer } from './answer-challenge.ts'
import { type BegunByEmail, beginByEmail, prepareByEmail } from './begin-by-email.ts'
import { prepareForgottenPassword } from './confirm-forgot-password.ts'
import { presentBegun, presentChallenge, presentForgotPassword } from './present.ts'
import { type PreparedResending, prepareResending, resend } from './resend-code.ts'
import { checkPassword } from './sign-in.ts'
import { type SignInStep, applyStep } from './step.ts'

/**
 * The routes of signing in. The wire's user contains the default address in one line. The module of addresses is above
 * this one, so the app passes in the function that finds it.
 */
export function createSignInRoutes(describeDefaultAddress: (ctx: Ctx, customerId: string) => Promise<string | null>) {
  const presentSignedIn = async (ctx: Ctx, account: Account, { session }: SignInStep) => ({
    user: presentUser(account, await describeDefaultAddress(ctx, account.id)),
    ...(session && { tokens: tokensOnWire(session.tokens) }),
  })
  /** Stores a step and presents it: the user with tokens, or the next challenge. */
  const finish = async (ctx: Ctx, _input: unknown, step: SignInStep) => {
    const { recoveryCodes } = await applyStep(ctx, step)
    const { account, next } = step
    if (next) return presentChallenge(account, next)
    return { ...(await presentSignedIn(ctx, account, step)), ...(recoveryCodes && { recovery_codes: recoveryCodes }) }
  }
  const startsSession = { session: 'start' } as const
  return [
    route(contract.signIn, allowAnyone, finish, { ...startsSession, prepare: checkPassword, hasOwnQueue: true }),
    route(contract.answerChallenge, allowAnyone, finish, { ...startsSession, prepare: prepareAnswer }),
    route(contract.confirmForgotPassword, allowAnyone, finish, { ...startsSession, prepare: prepareForgottenPassword }),
    route(
      contract.signInByCode,
      allowAnyone,
      async (ctx, { email }, begun: BegunByEmail) => {
        await beginByEmail(ctx, begun)
        return presentBegun(email, begun)
      },
      {
        prepare: (ctx, { email, remember_device: isRemembered = false }) =>
          prepareByEmail(ctx, { email, isRemembered, purpose: 'sign-in' }),
      },
    ),
    route(
      contract.forgotPassword,
      allowAnyone,
      async (ctx, { email }, begun: BegunByEmail) => {
        await beginByEmail(ctx, begun)
        return presentForgotPassword(email, begun)
      },
      { prepare: (ctx, { email }) => prepareByEmail(ctx, { email, isRemembered: false, purpose: 'new-password' }) },
    ),
    route(
      contract.resendCode,
      allowAnyone,
      async (ctx, _input, prepared: PreparedResending) => {
        await resend(ctx, prepared)
        return {}
      },
      { prepare: prepareResending },
    ),
  ]
}
