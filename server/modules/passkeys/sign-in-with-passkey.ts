import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/passkeys.ts'
import { refuse } from '#contract/refusals.ts'
import { isCounterBehind } from '#domain/identity/passkeys.ts'
import { getAccountToSignIn } from '#server/modules/identity/accounts.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { ipFailures } from '#server/modules/sign-in/sign-in-limits.ts'
import { type SignInStep, newSignIn, prepareStep } from '#server/modules/sign-in/step.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Limit, Spending } from '#server/platform/limits.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { challengeMs, newChallenge, takeChallenge } from './challenges.ts'
import { userHandleOf } from './offer-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'
import { type Passkey, findPasskeyByCredential, recordUse } from './repository.ts'
import { verifyAssertion } from './verify.ts'

/** Wrong answers for one passkey, whose id only its owner's devices and the store know. */
const passkeyFailures: Limit = { name: 'passkey-failures', points: 10, seconds: 15 * 60 }

/** The options with which an authenticator signs in. They are for everybody: they reveal nothing about any account. */
export function offerSignIn(ctx: PrepareCtx): ReplyInputOf<typeof contract.getPasskeySignInOptions> {
  const { id: rpId } = relyingPartyOf(ctx)
  const { session, challenge } = newChallenge(ctx, 'sign-in')
  return {
    session,
    options: { challenge, rpId, timeout: challengeMs, userVerification: 'required', allowCredentials: [] },
  }
}

type PasskeyResponse = ParsedInputOf<typeof contract.signInWithPasskey>

/** A step of a sign-in, with the use of the passkey that is stored with it. */
export interface PasskeyStep extends SignInStep {
  use: { id: string; signCount: number; isSynced: boolean }
}

/**
 * Checks the answer of an authenticator, before any transaction. It is counted first and its challenge is used up, so
 * that no answer is evaluated twice (ACCOUNT-68). A passkey that nobody has, a removed one and a wrong answer get the
 * same words.
 */
export async function preparePasskeySignIn(
  ctx: PrepareCtx,
  { session, credential, remember_device: isRemembered = false }: PasskeyResponse,
): Promise<PasskeyStep> {
  const party = relyingPartyOf(ctx)
  const attempts: Spending[] = [
    [ipFailures, ctx.clientIp],
    [passkeyFailures, credential.id],
  ]
  await ctx.limits.spendAll(attempts)
  const challenge = await takeChallenge(ctx, 'sign-in', session)
  const passkey = await findPasskeyByCredential(ctx.db, credential.id)
  if (!passkey || !isOwners(passkey, credential.response.userHandle)) refuse('passkey-refused')
  const verified = await verifyAssertion(credential, passkey, { party, challenge })
  if (!verified) refuse('passkey-refused')
  refuseCopied(ctx, passkey, verified.signCount)
  await ctx.limits.refund(attempts)
  const account = await getAccountToSignIn(ctx, passkey.customerId)
  const signIn = newSignIn(ctx, { customerId: account.id, isRemembered, passed: ['PASSKEY'] })
  const owner = { account, device: await knownDeviceOf(ctx, account.id) }
  return { ...(await prepareStep(ctx, owner, signIn)), use: { id: passkey.id, ...verified } }
}

/** Records the use of the passkey. Refuses one that was removed, or used with the same count, meanwhile. */
export async function storeUse({ db, now }: Ctx, { use }: PasskeyStep): Promise<void> {
  if (!(await recordUse(db, { ...use, now }))) refuse('passkey-refused')
}

/** An authenticator names the account beside the key; a key that names another account was tampered with. */
const isOwners = ({ customerId }: Passkey, userHandle: string | undefined) =>
  userHandle === undefined || userHandle === userHandleOf(customerId)

function refuseCopied({ log }: Ctx, { id, signCount }: Passkey, presented: number): void {
  if (!isCounterBehind(signCount, presented)) return
  log.warn({ passkey: id, stored: signCount, presented }, 'the counter of a passkey went back: somebody copied its key')
  refuse('passkey-refused')
}
