import { refuse } from '#contract/refusals.ts'
import {
  type NewCode,
  type OpenRequest,
  countResending,
  findOpenRequest,
  newCode,
  sendCode,
  startCodeRequest,
} from '#server/modules/codes/codes.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { codesToEmail } from '#server/modules/sign-in/sign-in-limits.ts'
import { recipientOf } from '#server/modules/sign-in/step.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

/** A code to the account's e-mail, before it is stored. */
export interface PreparedEmailCode {
  account: Account
  /** The request of an earlier code to this e-mail, which the new code answers too. */
  earlier: OpenRequest | undefined
  code: NewCode
}

/** Prepares a code to the account's e-mail (ACCOUNT-75). Refuses an e-mail that is confirmed, and too many codes. */
export async function prepareEmailCode(ctx: PrepareCtx<CustomerCtx>): Promise<PreparedEmailCode> {
  const { clientIp, limits } = ctx
  const account = await getAccount(ctx)
  const { id: customerId, email } = account
  if (account.email_confirmed_at) refuse('email-confirmed')
  const device = await knownDeviceOf(ctx, customerId)
  await limits.spendOneWay(codesToEmail({ emailHash: ctx.tokens.keyedHash(email), clientIp, device }))
  const open = await findOpenRequest(ctx, { customerId, purpose: 'email-confirmation', target: email })
  const earlier = open?.mayResend ? open : undefined
  return { account, earlier, code: newCode(ctx, earlier?.id ?? ctx.newId(), 'email-confirmation') }
}

/** Stores the prepared code and sends it. */
export async function sendEmailCode(ctx: CustomerCtx, { account, earlier, code }: PreparedEmailCode): Promise<void> {
  const { requestId: id, purpose } = code
  if (earlier) await countResending(ctx, id)
  else await startCodeRequest(ctx, { id, customerId: account.id, purpose, target: account.email })
  await sendCode(ctx, recipientOf(ctx, account), code)
}
