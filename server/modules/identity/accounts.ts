import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Account } from './account.ts'
import { endSessionsOf } from './sessions-repository.ts'
import {
  findAccount,
  findAccountById,
  updateEmailConfirmed,
  updatePassword,
  updatePhoneConfirmed,
} from './repository.ts'

type Db = Pick<Ctx, 'db'>

/** The account with an e-mail or username in lower case, else undefined. */
export function findAccountByName({ db }: Db, name: string): Promise<Account | undefined> {
  return findAccount(db, name)
}

/** The account of a customer who may sign in. Refuses a customer who may no longer, or whose account is gone. */
export async function getAccountToSignIn({ db }: Db, customerId: string): Promise<Account> {
  const account = (await findAccountById(db, customerId)) ?? refuse('sign-in-over')
  if (!account.may_sign_in) refuse('entity-may-not-sign-in')
  return account
}

/** Records that a customer reads the mails to the account's e-mail. */
export function confirmEmail({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: string): Promise<void> {
  return updateEmailConfirmed(db, customerId, now)
}

/** Records that a customer reads the text messages to a number, which becomes the account's. */
export function confirmPhone({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: string, phone: string): Promise<void> {
  return updatePhoneConfirmed(db, customerId, { phone, now })
}

/**
 * Gives a customer a new password and ends all sessions of the account, since somebody else may have known the old one;
 * `exceptSessionId` names the session of the customer who changes it.
 */
export async function setPassword(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  customerId: string,
  passwordHash: string,
  exceptSessionId?: string,
): Promise<void> {
  await updatePassword(db, customerId, passwordHash)
  await endSessionsOf(db, customerId, exceptSessionId ? { allBut: exceptSessionId } : 'all', now)
}
