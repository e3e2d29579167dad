import { refuse } from '#contract/refusals.ts'
import { getAccount, getConfirmedAccount } from '#server/modules/identity/get-account.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/limits.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { codesBySmsOf } from './codes-by-sms.ts'
import {
  type CheckedEnrolment,
  type Enrolment,
  checkEnrolment,
  confirmEnrolment,
  informOwner,
  newEnrolment,
  renewRecoveryCodes,
  storeEnrolment,
} from './enrol.ts'
import { countRecoveryCodes, deleteAuthenticator, findAuthenticator, replaceRecoveryCodes } from './repository.ts'
import { countTrustedDevices, deleteTrustedDevices } from './trusted-devices-repository.ts'

/** First codes of an authenticator that one customer may try. */
const firstCodes: Limit = { name: 'authenticator-first-codes', points: 20, seconds: 15 * 60 }

/** The state of the customer's two-step verification. */
export async function getTwoStep(ctx: CustomerCtx) {
  const { db, actor, now, settings } = ctx
  const row = await findAuthenticator(db, actor.customerId)
  return {
    hasAuthenticator: Boolean(row?.confirmedAt),
    codesBySms: codesBySmsOf(settings, await getAccount(ctx), row?.smsPhone),
    recoveryCodesLeft: await countRecoveryCodes(db, actor.customerId),
    trustedDevices: await countTrustedDevices(db, actor.customerId, now),
    isRequired: actor.isEmployee,
  }
}

/** Makes the secret of a new authenticator, before the transaction. Refuses an account without a confirmed e-mail. */
export async function prepareTotp(ctx: PrepareCtx<CustomerCtx>): Promise<Enrolment> {
  return newEnrolment(ctx, await getConfirmedAccount(ctx))
}

/** Stores the prepared secret and gives it. The authenticator that the account uses stays until the first right code. */
export async function beginTotp(ctx: CustomerCtx, enrolment: Enrolment): Promise<Enrolment> {
  await storeEnrolment(ctx, ctx.actor.customerId, enrolment)
  return enrolment
}

/** Checks the first code of a new authenticator. Refuses a wrong one. */
export async function prepareFirstCode(
  ctx: PrepareCtx<CustomerCtx>,
  { code }: { code: string },
): Promise<CheckedEnrolment> {
  const { customerId } = ctx.actor
  await ctx.limits.spend(firstCodes, customerId)
  return (await checkEnrolment(ctx, customerId, code)) ?? refuse('code-mismatch')
}

/**
 * Switches two-step verification on; gives the recovery codes, which are shown once. Refuses an account without a
 * confirmed e-mail.
 */
export async function verifyTotp(ctx: CustomerCtx, checked: CheckedEnrolment): Promise<string[]> {
  return confirmEnrolment(ctx, await getConfirmedAccount(ctx), checked)
}

/** Replaces the recovery codes. Refuses a customer without an authenticator. */
export async function replaceCodes(ctx: CustomerCtx): Promise<string[]> {
  const row = await findAuthenticator(ctx.db, ctx.actor.customerId)
  if (!row?.confirmedAt) refuse('not-found')
  await informOwner(ctx, await getAccount(ctx), 'recovery-codes-made')
  return renewRecoveryCodes(ctx, ctx.actor.customerId)
}

/** Removes the authenticator with its recovery codes. Refuses staff, who always need one (ACCOUNT-19). */
export async function removeTwoStep(ctx: CustomerCtx): Promise<void> {
  const { db, actor, now } = ctx
  if (actor.isEmployee) refuse('authenticator-required')
  if (!(await deleteAuthenticator(db, actor.customerId))) refuse('not-found')
  await replaceRecoveryCodes(db, actor.customerId, [], now)
  await deleteTrustedDevices(db, actor.customerId)
  await informOwner(ctx, await getAccount(ctx), 'authenticator-removed')
}
