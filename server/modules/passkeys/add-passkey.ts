import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/passkeys.ts'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToAddPasskey } from '#domain/identity/passkeys.ts'
import { getConfirmedAccount } from '#server/modules/identity/get-account.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { addingBy, takeChallenge } from './challenges.ts'
import { mailChange } from './mail-change.ts'
import { relyingPartyOf } from './relying-party.ts'
import { type Passkey, insertPasskey, listPasskeys } from './repository.ts'
import { verifyNewCredential } from './verify.ts'

type NewPasskey = ParsedInputOf<typeof contract.addPasskey>

/** Checks an authenticator's answer, before any transaction. */
export async function prepareNewPasskey(
  ctx: PrepareCtx<CustomerCtx>,
  { session, name, credential }: NewPasskey,
): Promise<Passkey> {
  const party = relyingPartyOf(ctx)
  const challenge = await takeChallenge(ctx, addingBy(ctx.actor), session)
  const made = (await verifyNewCredential(credential, { party, challenge })) ?? refuse('passkey-refused')
  const { customerId } = ctx.actor
  return { ...made, id: ctx.newId(), customerId, name, createdAt: ctx.now, lastUsedAt: null }
}

/**
 * Stores a new passkey and tells its owner by mail. Refuses one too many, a credential that is known
 * already, and an account without a confirmed e-mail.
 */
export async function addPasskey(ctx: CustomerCtx, passkey: Passkey): Promise<Passkey> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  await getConfirmedAccount(ctx)
  refuseIf(refusalToAddPasskey((await listPasskeys(ctx.db, customerId)).length))
  if (!(await insertPasskey(ctx.db, passkey))) refuse('passkey-known')
  await mailChange(ctx, 'passkey-added', passkey.name)
  return passkey
}
