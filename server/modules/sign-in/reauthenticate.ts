import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/two-step.ts'
import { refuse } from '#contract/refusals.ts'
import { countAnswerOfAccount } from '#server/modules/codes/codes.ts'
import type { AccountOnDevice } from '#server/modules/identity/account.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { recordAuthentication } from '#server/modules/identity/sessions.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { RightAnswer } from '#server/platform/identity-service.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { evaluatePassword } from './evaluate-password.ts'
import { callerOf } from './sign-in.ts'
import { factorAnswers } from './sign-in-limits.ts'

type Proof = ParsedInputOf<typeof contract.reauthenticate>

/**
 * Checks who the customer is, before the transaction: the password, and the second factor where the account has one. A
 * trusted device does not leave it out (ACCOUNT-23).
 */
export function prepareReauthentication(
  ctx: PrepareCtx<CustomerCtx>,
  { password, code }: Proof,
): Promise<RightAnswer | undefined> {
  return ctx.identity.withPasswords(callerOf(ctx), async (passwords) => {
    const account = await getAccount(ctx)
    const owner = { account, device: await knownDeviceOf(ctx, account.id) }
    if (!(await evaluatePassword(ctx, passwords, { name: account.email, owner, password })))
      refuse('wrong-current-password')
    return checkOwnFactor(ctx, owner, code)
  })
}

/** The second factor of the customer; undefined for an account without. Refuses a missing and a wrong code. */
async function checkOwnFactor(
  ctx: PrepareCtx<CustomerCtx>,
  { account: { id: customerId }, device }: AccountOnDevice,
  code: string | undefined,
): Promise<RightAnswer | undefined> {
  const { hasAuthenticator } = await ctx.identity.factorsOf(ctx, customerId, undefined)
  if (!hasAuthenticator) return undefined
  if (!code) refuse('code-needed')
  await ctx.limits.spend(factorAnswers, customerId)
  await countAnswerOfAccount(ctx, customerId, device)
  const attempt = { customerId, challenge: 'SOFTWARE_TOKEN_MFA', requestId: undefined, answer: code } as const
  const checked = await ctx.identity.checkAnswer(ctx, attempt)
  return checked.outcome === 'right' ? checked : refuse('code-mismatch')
}

/** Records the proof on the customer's session. */
export async function reauthenticate(ctx: CustomerCtx, factor: RightAnswer | undefined): Promise<void> {
  await factor?.accept(ctx, await getAccount(ctx))
  await recordAuthentication(ctx)
}
