import { refuse } from '#contract/refusals.ts'
import { hiddenEmail } from '#domain/identity/hidden-email.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PreparedPassword } from '#server/platform/identity-service.ts'
import { linkTo } from '#server/platform/link-to.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import type { Account, AccountOnDevice } from './account.ts'
import { momentOf } from './sessions.ts'
import { endSessionsOf } from './devices-repository.ts'
import {
  findAccount,
  findAccountById,
  updateCustomerCode,
  updateEmail,
  updateFromErp,
  updateEmailConfirmed,
  updatePasswordHash,
  updateMustChangePassword,
  updatePhoneConfirmed,
} from './repository.ts'

type Db = Pick<Ctx, 'db'>

/** The account with an e-mail or username in lower case, on the caller's device; else undefined. */
export async function findAccountByName(
  { db, knownDevices, deviceProof, now }: Pick<PrepareCtx, 'db' | 'knownDevices' | 'deviceProof' | 'now'>,
  name: string,
): Promise<AccountOnDevice | undefined> {
  const found = await findAccount(db, name, knownDevices.allDevices(deviceProof, now))
  if (!found) return undefined
  const { account, isReported } = found
  return { account, device: isReported ? undefined : knownDevices.deviceOf(deviceProof, account.id, now) }
}

/** The account of a customer who may sign in. Refuses a customer who may no longer, or whose account is gone. */
export async function getAccountToSignIn({ db }: Db, customerId: string): Promise<Account> {
  const account = (await findAccountById(db, customerId)) ?? refuse('sign-in-over')
  if (!account.may_sign_in) refuse('entity-may-not-sign-in')
  return account
}

/** Records that a customer reads the mails to the account's e-mail. */
export async function confirmEmail({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: string): Promise<void> {
  await updateEmailConfirmed(db, customerId, now)
}

/**
 * Gives an account to the reader of its e-mail, who did not prove to be the one that registered it: ends its sessions and
 * removes its password and second factors; the next sign-in chooses a password. Refuses where the e-mail was confirmed
 * meanwhile.
 */
export async function claimAccount(ctx: Ctx, customerId: string): Promise<void> {
  const { db, now } = ctx
  if (!(await updateEmailConfirmed(db, customerId, now))) refuse('sign-in-over')
  await ctx.identity.removeSecrets(ctx, customerId)
  await updateMustChangePassword(db, customerId, true)
  await endSessionsOf(db, customerId, 'all', momentOf(ctx))
}

/** Records that a customer reads the text messages to a number, which becomes the account's. */
export function confirmPhone({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: string, phone: string): Promise<void> {
  return updatePhoneConfirmed(db, customerId, { phone, now })
}

/**
 * Gives an account the code by which the ERP knows its customer, with the price level, company and tax number of the
 * ERP. A company or tax number that the ERP does not have stays. False where another account has the code.
 */
export function takeCustomerCode(
  { db }: Db,
  customerId: string,
  erpCustomer: { code: string; priceLevel: number; company: string | null; taxId: string | null },
): Promise<boolean> {
  return updateCustomerCode(db, customerId, erpCustomer)
}

/** Gives the accounts of customers that the ERP has changed its price level, and its company and tax number where it has them. */
export function followErp(
  { db }: Db,
  changed: readonly { customerId: string; priceLevel: number; company: string | null; taxId: string | null }[],
): Promise<void> {
  return updateFromErp(db, changed)
}

/** Gives an account the code back that it had before, without what the ERP knew, at price level 1. */
export async function restoreCustomerCode({ db }: Db, customerId: string, code: string): Promise<void> {
  await updateCustomerCode(db, customerId, { code, priceLevel: 1, company: null, taxId: null })
}

/**
 * Changes an account's e-mail, which the customer has proved to read, and informs the owner at the old one. Refuses an
 * e-mail that another account has.
 */
export async function setEmail(ctx: Ctx, account: Account, email: string): Promise<void> {
  const { db, now } = ctx
  if (!(await updateEmail(db, account.id, email, now))) refuse('new-email-taken')
  await enqueueMail(ctx, {
    to: account.email,
    template: 'email-changed',
    language: account.language ?? ctx.language,
    data: { firstName: account.first_name, newEmail: hiddenEmail(email), at: now.toISOString() },
  })
}

/** Stores the hash of an account's password, for the built-in identity service. */
export function storePasswordHash({ db }: Db, customerId: string, passwordHash: string): Promise<void> {
  return updatePasswordHash(db, customerId, passwordHash)
}

/** The device on which a customer changes their password. */
export interface OwnDevice {
  sessionId: string
  /** The keyed hash of its name; undefined where the account does not know it. */
  deviceHash: string | undefined
}

/**
 * Gives an account a new password, informs its owner by mail, ends all sessions and the trust of all devices, since
 * somebody else may have known the old password; `except` is the customer's own, who changes it.
 */
export async function setPassword(
  ctx: Ctx,
  account: Account,
  password: PreparedPassword,
  except?: OwnDevice,
): Promise<void> {
  const { db, now, settings } = ctx
  await ctx.identity.storePassword(ctx, account.id, password)
  await updateMustChangePassword(db, account.id, false)
  await endSessionsOf(db, account.id, except ? { allBut: except.sessionId } : 'all', momentOf(ctx))
  await ctx.identity.endTrust(ctx, account.id, except?.deviceHash ? { allBut: except.deviceHash } : 'all')
  const url = linkTo(settings, '/auth/forgot-password')
  await enqueueMail(ctx, {
    to: account.email,
    template: 'password-changed',
    language: account.language ?? ctx.language,
    data: { firstName: account.first_name, at: now.toISOString(), ...(url && { url }) },
  })
}
