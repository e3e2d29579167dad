import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/customer-code.ts'
import { refuse } from '#contract/refusals.ts'
import { checkCode, countAnswer, findNewestRequest, useCode } from '#server/modules/codes/codes.ts'
import { takeCustomerCode } from '#server/modules/identity/accounts.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import type { ErpCustomer } from './erp-customer.ts'
import { claim, findClaim } from './repository.ts'

export interface CheckedClaim {
  codeId: string
  /** The customer code that it claims. */
  customerCode: string
}

/**
 * Checks the code for a claim, before the transaction. The answer is counted before it is evaluated, so that parallel
 * guesses evaluate no more than five (ACCOUNT-20).
 */
export async function prepareCompletion(
  ctx: PrepareCtx<CustomerCtx>,
  { code, request_id: id }: ParsedInputOf<typeof contract.verifyCustomerCode>,
): Promise<CheckedClaim> {
  const { customerId } = ctx.actor
  const request = await findNewestRequest(ctx, { customerId, purpose: 'customer-code', id })
  if (!request?.target) refuse('code-expired')
  await countAnswer(ctx, request.id, await knownDeviceOf(ctx, customerId))
  const check = await checkCode(ctx, request.id, code)
  if (check.outcome !== 'right') refuse(check.outcome === 'expired' ? 'code-expired' : 'code-mismatch')
  return { codeId: check.id, customerCode: request.target }
}

/**
 * Gives the customer code to the account, with the price level, company and tax number that the ERP has. Refuses a code
 * that another account has claimed, and a second one for the account. Run it with the account locked, so that of two
 * claims of one account one succeeds.
 */
export async function completeClaim(ctx: CustomerCtx, { codeId, customerCode }: CheckedClaim): Promise<ErpCustomer> {
  const { actor, db, now } = ctx
  if (await findClaim(db, actor.customerId)) refuse('customer-code-claimed')
  if (!(await useCode(ctx, codeId))) refuse('code-expired')
  const { code: accountCode } = await getAccount(ctx)
  const claimed = await claim(db, { code: customerCode, customerId: actor.customerId, accountCode, now })
  if (!claimed || !(await takeCustomerCode(ctx, actor.customerId, claimed))) refuse('customer-code-taken')
  return claimed
}
