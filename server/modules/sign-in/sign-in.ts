import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import { normaliseEmail } from '#domain/identity/email.ts'
import { getWebPage } from '#server/modules/configuration/web-page.ts'
import { findAccountByName } from '#server/modules/identity/accounts.ts'
import type { Passwords } from '#server/platform/identity-service.ts'
import type { LimitedCaller } from '#server/platform/limiter.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { evaluatePassword } from './evaluate-password.ts'
import { ipFailures, unknownNames } from './sign-in-limits.ts'
import { type SignInStep, newSignIn, prepareStep } from './step.ts'

type Credentials = ParsedInputOf<typeof contract.signIn>

/**
 * Checks a password, before any transaction. A caller with too many sign-ins in the queue is refused before any query to
 * the database or hash.
 */
export function checkPassword(ctx: PrepareCtx, input: Credentials): Promise<SignInStep> {
  const caller = { ...callerOf(ctx), target: nameOf(input) }
  return ctx.identity.withPasswords(caller, (passwords) => check(ctx, input, passwords))
}

/** The e-mail or username of a sign-in; the contract requires one of the two fields. */
function nameOf({ username, email }: Credentials): string {
  return normaliseEmail(username ?? email ?? '')
}

/** The caller for whom a place in the queue of passwords counts, while the requested account is not known yet. */
export function callerOf({ clientIp, knownDevices, deviceProof, now }: PrepareCtx): LimitedCaller {
  return { clientIp, account: knownDevices.anyAccount(deviceProof, now) }
}

/** An unknown account costs the same work as a known one (ACCOUNT-11). */
async function check(ctx: PrepareCtx, input: Credentials, passwords: Passwords): Promise<SignInStep> {
  const { limits } = ctx
  // An IP address that is refused in any case costs one statement.
  if (!callerOf(ctx).account) await limits.check(ipFailures, ctx.clientIp)
  const name = nameOf(input)
  const owner = await findAccountByName(ctx, name)
  const isRight = await evaluatePassword(ctx, passwords, { name, owner, password: input.password })
  if (!owner || !isRight) return refuseCredentials(ctx, owner !== undefined)
  const { account } = owner
  if (!account.may_sign_in) refuse('entity-may-not-sign-in')
  const signIn = newSignIn(ctx, { customerId: account.id, isRemembered: input.remember_device ?? false })
  return prepareStep(ctx, owner, signIn)
}

/**
 * Refuses a wrong password and an unknown name, in the same time. An IP address that has learned enough names reads the
 * sentence for a wrong password.
 */
async function refuseCredentials(ctx: PrepareCtx, isKnown: boolean): Promise<never> {
  const { limits, clientIp } = ctx
  const { reveal_unknown_email: revealsUnknown } = await getWebPage(ctx)
  const mayLearn = revealsUnknown && !(await limits.isSpent(unknownNames, clientIp))
  if (!isKnown && mayLearn && (await limits.trySpend(unknownNames, clientIp))) refuse('unknown-email')
  refuse('wrong-credentials')
}
