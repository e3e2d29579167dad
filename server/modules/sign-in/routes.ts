import * as contract from '#contract/sign-in.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { prepareAnswer } from './answer-challenge.ts'
import { type BegunByEmail, beginByEmail, prepareByEmail } from './begin-by-email.ts'
import { prepareForgottenPassword } from './confirm-forgot-password.ts'
import { type SignInParts, createFinishStep } from './finish-step.ts'
import { presentBegun, presentForgotPassword } from './present.ts'
import { type PreparedResending, prepareResending, resend } from './resend-code.ts'
import { checkPassword } from './sign-in.ts'

/** The routes of signing in. */
export function createSignInRoutes(parts: SignInParts) {
  const finish = createFinishStep(parts)
  const startsSession = { session: 'start' } as const
  return [
    route(contract.signIn, allowAnyone, finish, {
      ...startsSession,
      prepare: checkPassword,
      hasOwnQueue: true,
      singleWrite: true,
    }),
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
    route(contract.resendCode, allowAnyone, (ctx, _input, prepared: PreparedResending) => resend(ctx, prepared), {
      prepare: prepareResending,
    }),
  ]
}
