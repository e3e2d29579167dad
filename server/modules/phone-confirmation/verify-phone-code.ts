import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/phone-confirmation.ts'
import { refuse } from '#contract/refusals.ts'
import { checkCode, countAnswer, findNewestRequest, useCode } from '#server/modules/codes/codes.ts'
import { confirmPhone } from '#server/modules/identity/accounts.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { requireProofForPhone } from '#server/modules/identity/require-proof-for-phone.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

export interface RightPhoneCode {
  codeId: string
  phone: string
}

/**
 * Checks a code, before any transaction. The answer is counted before it is evaluated, so that parallel guesses evaluate
 * no more than five (ACCOUNT-20). A wrong code sends no new one: text messages cost money (ACCOUNT-37).
 */
export async function checkPhoneCode(
  ctx: PrepareCtx<CustomerCtx>,
  { verification_code, request_id: id }: ParsedInputOf<typeof contract.verifyPhoneCode>,
): Promise<RightPhoneCode> {
  const { customerId } = ctx.actor
  const request = await findNewestRequest(ctx, { customerId, purpose: 'phone-confirmation', id })
  if (!request?.target) refuse('code-expired')
  await countAnswer(ctx, request.id, await knownDeviceOf(ctx, customerId))
  const check = await checkCode(ctx, request.id, verification_code)
  if (check.outcome !== 'right') refuse(check.outcome === 'expired' ? 'code-expired' : 'code-mismatch')
  return { codeId: check.id, phone: request.target }
}

/**
 * Makes the number that the code was sent to the customer's own and confirmed one. Of parallel calls one succeeds. Where
 * another number was confirmed, also since the code was sent, it needs a recent proof.
 */
export async function verifyPhoneCode(ctx: CustomerCtx, { codeId, phone }: RightPhoneCode): Promise<void> {
  await requireProofForPhone(ctx, phone)
  if (!(await useCode(ctx, codeId))) refuse('code-expired')
  await confirmPhone(ctx, ctx.actor.customerId, phone)
}
