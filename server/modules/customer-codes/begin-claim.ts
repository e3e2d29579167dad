import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/customer-code.ts'
import { refuse } from '#contract/refusals.ts'
import {
  type NewCode,
  type OpenRequest,
  countResending,
  findOpenRequest,
  newCode,
  sendCode,
  sendCodeBySms,
  startCodeRequest,
} from '#server/modules/codes/codes.ts'
import { dailyLimitsOf } from '#server/modules/codes/text-message-limits.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { canSendSms } from '#server/platform/sms.ts'
import { limitsOf } from './limits.ts'
import { type Contact, findClaim, isOnFile } from './repository.ts'

type Input = ParsedInputOf<typeof contract.claimCustomerCode>

/** A code to the contact on file, before it is stored. */
export interface PreparedClaim {
  contact: Contact
  /** The request of an earlier code for this customer code, which the new one answers too. */
  earlier: OpenRequest | undefined
  code: NewCode
}

/**
 * Prepares a code to the e-mail or phone that the ERP has with a customer code. An unknown code and another contact get
 * the same refusal after the same work (ACCOUNT-73); whether somebody has claimed the code is said to nobody before the
 * right answer. Refuses an account that has claimed one, and more tries than the limits allow, which count right ones too.
 */
export async function prepareClaim(ctx: PrepareCtx<CustomerCtx>, input: Input): Promise<PreparedClaim> {
  const { actor, clientIp, db, limits } = ctx
  const { customerId } = actor
  const { customer_code, contact: written } = input
  if (actor.isEmployee) refuse('not-allowed')
  const contact = contactOf(written)
  if ('phone' in contact && !canSendSms(ctx.settings)) refuse('no-text-messages')
  if (await findClaim(db, customerId)) refuse('customer-code-claimed')
  await limits.spendAll(limitsOf({ customerId, clientIp, code: customer_code, contact: written }))
  if (!(await isOnFile(db, customer_code, contact))) refuse('customer-code-mismatch')
  if ('phone' in contact) await limits.spendAll(dailyLimitsOf({ customerId, phone: contact.phone, clientIp }))
  const open = await findOpenRequest(ctx, { customerId, purpose: 'customer-code', target: customer_code })
  const earlier = open?.mayResend ? open : undefined
  return { contact, earlier, code: newCode(ctx, earlier?.id ?? ctx.newId(), 'customer-code') }
}

/** Stores the prepared code and sends it to the contact on file. */
export async function beginClaim(
  ctx: CustomerCtx,
  { customer_code }: Input,
  { contact, earlier, code }: PreparedClaim,
): Promise<void> {
  const { requestId, purpose } = code
  if (earlier) await countResending(ctx, requestId)
  else await startCodeRequest(ctx, { id: requestId, customerId: ctx.actor.customerId, purpose, target: customer_code })
  const language = ctx.actor.language ?? ctx.language
  if ('phone' in contact) return sendCodeBySms(ctx, { phone: contact.phone, language }, code)
  // Without a name: the account's may be a stranger's, who would have the store write it to this mailbox.
  return sendCode(ctx, { email: contact.email, firstName: '', language }, code)
}

const contactOf = (written: string): Contact => (written.includes('@') ? { email: written } : { phone: written })
