import { fallbackLanguage } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { linkTo } from '#server/platform/link-to.ts'
import { type Proof, findContact } from './repository.ts'

/** Mails the customer what staff decided about a proof; nobody where they have deleted the account. */
export async function mailReview(
  ctx: CustomerCtx,
  proof: Proof,
  { amountCentavos, isAccepted, reason }: { amountCentavos: Centavos; isAccepted: boolean; reason: string | null },
): Promise<void> {
  const contact = await findContact(ctx.db, proof)
  if (!contact) return
  const { email, firstName, language, orderId } = contact
  const url = linkTo(ctx.settings, orderId ? `/account/orders/${orderId}` : '/account/payments-methods')
  const recipient = { to: email, language: language ?? fallbackLanguage }
  const data = { firstName, amountCentavos, ...(orderId && { orderId }), ...(url && { url }) }
  if (isAccepted) return enqueueMail(ctx, { ...recipient, template: 'proof-accepted', data })
  return enqueueMail(ctx, { ...recipient, template: 'proof-refused', data: { ...data, ...(reason && { reason }) } })
}
