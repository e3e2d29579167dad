import { refuse } from '#contract/refusals.ts'
import {
  type NewCode,
  checkCode,
  countAnswer,
  findNewestRequest,
  newCode,
  sendCode,
  startCodeRequest,
  useCode,
} from '#server/modules/codes/codes.ts'
import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { findAccountByName, setEmail } from '#server/modules/identity/accounts.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { codesToNewEmail } from './sign-in-limits.ts'
import { endSignInsOf } from './sign-ins-repository.ts'
import { recipientOf } from './step.ts'

export interface PreparedEmailChange {
  account: Account
  /** Another account has the e-mail, which the store does not reveal: it gets no code. */
  isTaken: boolean
  code: NewCode
}

/**
 * Makes the code for a new e-mail, before the transaction. Refuses the e-mail that the account has already, and one of
 * another account where the store reveals that (ACCOUNT-25).
 */
export async function prepareEmailChange(
  ctx: PrepareCtx<CustomerCtx>,
  { email }: { email: string },
): Promise<PreparedEmailChange> {
  const { customerId } = ctx.actor
  await ctx.limits.spendAll(
    codesToNewEmail({ emailHash: ctx.tokens.keyedHash(email), customerId, clientIp: ctx.clientIp }),
  )
  const [account, owner] = [await getAccount(ctx), await findAccountByName(ctx, email)]
  if (owner?.account.id === customerId) refuse('email-unchanged')
  const { reveal_unknown_email: reveals } = await getWebPage(ctx)
  if (owner && reveals) refuse('new-email-taken')
  return { account, isTaken: owner !== undefined, code: newCode(ctx, ctx.newId(), 'new-email') }
}

/**
 * Sends the code to the new e-mail. The account's e-mail stays until the code comes back. An e-mail that is taken gets a
 * request without a code, so that earlier codes count as little as they would otherwise.
 */
export async function beginEmailChange(
  ctx: CustomerCtx,
  { email }: { email: string },
  { account, isTaken, code }: PreparedEmailChange,
): Promise<void> {
  await startCodeRequest(ctx, { id: code.requestId, customerId: account.id, purpose: 'new-email', target: email })
  if (!isTaken) await sendCode(ctx, { ...recipientOf(ctx, account), email }, code)
}

export interface CheckedEmailChange {
  email: string
  codeId: string
}

/** Checks the code for the customer's newest change of e-mail. Refuses a wrong one, at most five. */
export async function prepareEmailCode(
  ctx: PrepareCtx<CustomerCtx>,
  { code }: { code: string },
): Promise<CheckedEmailChange> {
  const { customerId } = ctx.actor
  const request = await findNewestRequest(ctx, { customerId, purpose: 'new-email', id: undefined })
  const requestId = request?.id ?? refuse('code-expired')
  const { target } = await countAnswer(ctx, requestId, await knownDeviceOf(ctx, customerId))
  const check = await checkCode(ctx, requestId, code)
  if (check.outcome !== 'right') refuse(check.outcome === 'expired' ? 'code-expired' : 'code-mismatch')
  return { email: target ?? refuse('code-expired'), codeId: check.id }
}

/**
 * Changes the e-mail, and informs the owner at the old one. Sign-ins under way end: their codes went to the old e-mail,
 * which somebody else may read.
 */
export async function changeEmail(ctx: CustomerCtx, { email, codeId }: CheckedEmailChange): Promise<string> {
  if (!(await useCode(ctx, codeId))) refuse('code-mismatch')
  await setEmail(ctx, await getAccount(ctx), email)
  await endSignInsOf(ctx.db, ctx.actor.customerId, ctx.now)
  return email
}
