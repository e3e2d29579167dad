import { fallbackLanguage } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { DepositUse } from '#server/modules/payments/bank-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { linkTo } from '#server/platform/link-to.ts'
import { type Proof, findContact } from './repository.ts'

/**
 * Mails the customer what staff decided about a proof, and what became of the deposit where they accepted it; nobody
 * where the account is deleted.
 */
export async function mailReview(
  ctx: CustomerCtx,
  proof: Proof,
  { amountCentavos, use, reason }: { amountCentavos: Centavos; use: DepositUse | undefined; reason: string | null },
): Promise<void> {
  const contact = await findContact(ctx.db, proof)
  if (!contact) return
  const { email, firstName, language } = contact
  // Nothing is said about orders for which the deposit came too late.
  const orderId = use === 'none-waits' ? null : contact.orderId
  const url = linkTo(ctx.settings, orderId ? `/account/orders/${orderId}` : '/account/payments-methods')
  const recipient = { to: email, language: language ?? fallbackLanguage }
  const data = { firstName, amountCentavos, ...(orderId && { orderId }), ...(url && { url }) }
  if (use) {
    const remaining = typeof use === 'object' && use
    return enqueueMail(ctx, { ...recipient, template: 'proof-accepted', data: { ...data, ...remaining } })
  }
  return enqueueMail(ctx, { ...recipient, template: 'proof-refused', data: { ...data, ...(reason && { reason }) } })
}
