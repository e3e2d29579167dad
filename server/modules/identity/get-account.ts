import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Account } from './account.ts'
import { findAccountById } from './repository.ts'

/** The account of the signed-in customer. Refuses a visitor, and a customer who may no longer sign in. */
export async function getAccount({ db, actor }: Ctx): Promise<Account> {
  const account = actor.kind === 'customer' ? await findAccountById(db, actor.customerId) : undefined
  return account ?? refuse('mayNotSignIn' in actor ? 'entity-may-not-sign-in' : 'sign-in-required')
}

/**
 * The account of the signed-in customer, for what outlasts a password: a second factor, a passkey. Refuses one whose
 * e-mail is not confirmed, which may be somebody else's (ACCOUNT-81).
 */
export async function getConfirmedAccount(ctx: Ctx): Promise<Account> {
  const account = await getAccount(ctx)
  if (!account.email_confirmed_at) refuse('email-not-confirmed')
  return account
}
