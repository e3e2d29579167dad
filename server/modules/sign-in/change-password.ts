import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/security.ts'
import { refuse } from '#contract/refusals.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { setPassword } from '#server/modules/identity/accounts.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { refuseWeakPassword } from '#server/modules/identity/new-password.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PreparedPassword } from '#server/platform/identity-service.ts'
import { requireRecentAuthentication } from '#server/platform/guards.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { evaluatePassword } from './evaluate-password.ts'
import { callerOf } from './sign-in.ts'
import { endSignInsOf } from './sign-ins-repository.ts'

export interface PreparedChange {
  account: Account
  newPassword: PreparedPassword
  /** The keyed hash of the device; undefined where the account does not know it. */
  deviceHash: string | undefined
}

/**
 * Checks the current password and prepares the new one, before the transaction. Where the account has a second factor, the
 * customer has to have proved that within the last minutes too (ACCOUNT-23).
 */
export function preparePassword(
  ctx: PrepareCtx<CustomerCtx>,
  { current_password: current, password }: ParsedInputOf<typeof contract.changePassword>,
): Promise<PreparedChange> {
  refuseWeakPassword(ctx, 'password', password)
  return ctx.identity.withPasswords(callerOf(ctx), async (passwords) => {
    const account = await getAccount(ctx)
    if ((await ctx.identity.factorsOf(ctx, account.id, undefined)).hasAuthenticator) requireRecentAuthentication(ctx)
    const device = await knownDeviceOf(ctx, account.id)
    const owner = { account, device }
    if (!(await evaluatePassword(ctx, passwords, { name: account.email, owner, password: current })))
      refuse('wrong-current-password')
    return {
      account,
      newPassword: await passwords.prepare(password),
      deviceHash: device && ctx.tokens.keyedHash(device),
    }
  })
}

/**
 * Changes the password, and ends every other session of the account, the trust of every other device, and the sign-ins
 * that began with the old password.
 */
export async function changePassword(
  ctx: CustomerCtx,
  { account, newPassword, deviceHash }: PreparedChange,
): Promise<void> {
  await setPassword(ctx, account, newPassword, { sessionId: ctx.actor.sessionId, deviceHash })
  await endSignInsOf(ctx.db, account.id, ctx.now)
}
