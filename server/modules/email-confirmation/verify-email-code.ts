import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/email-confirmation.ts'
import { refuse } from '#contract/refusals.ts'
import { checkCode, countAnswer, findNewestRequest, useCode } from '#server/modules/codes/codes.ts'
import { confirmEmail } from '#server/modules/identity/accounts.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

export interface RightEmailCode {
  codeId: string
  /** The e-mail that the code was sent to. */
  email: string
}

/**
 * Checks a code, before the transaction. The answer is counted before it is evaluated, so that parallel guesses evaluate
 * no more than five (ACCOUNT-20). The code of a sign-in confirms nothing here: it answers that sign-in alone.
 */
export async function checkEmailCode(
  ctx: PrepareCtx<CustomerCtx>,
  { code, request_id: id }: ParsedInputOf<typeof contract.verifyEmailCode>,
): Promise<RightEmailCode> {
  const { customerId } = ctx.actor
  const request = await findNewestRequest(ctx, { customerId, purpose: 'email-confirmation', id })
  if (!request?.target) refuse('code-expired')
  await countAnswer(ctx, request.id, await knownDeviceOf(ctx, customerId))
  const check = await checkCode(ctx, request.id, code)
  if (check.outcome !== 'right') refuse(check.outcome === 'expired' ? 'code-expired' : 'code-mismatch')
  return { codeId: check.id, email: request.target }
}

/**
 * Records that the customer reads the mails to the e-mail. Refuses one that has changed since the code was sent. Run it
 * with the account locked, so that it does not change meanwhile.
 */
export async function verifyEmailCode(ctx: CustomerCtx, { codeId, email }: RightEmailCode): Promise<void> {
  const account = await getAccount(ctx)
  if (account.email !== email || !(await useCode(ctx, codeId))) refuse('code-expired')
  await confirmEmail(ctx, account.id)
}
