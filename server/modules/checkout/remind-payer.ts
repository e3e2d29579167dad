import { sumCentavos } from '#domain/money/money.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import { findPayer, markReminded } from '#server/modules/payments/attempts.ts'
import type { ClaimedAttempt } from '#server/modules/payments/order-attempt.ts'
import { linkTo } from '#server/platform/link-to.ts'
import { type PaymentWork, asCustomer } from './payment-work.ts'

/** How long a payer may be at the provider before the mail with the way back. */
const remindAfterMs = 5 * 60_000

/** Mails a payer who has left the provider without a decision how to go on, once (PAYMENT-18). */
export async function remindPayer(work: PaymentWork, attempt: ClaimedAttempt): Promise<void> {
  const waitsMs = work.clock().getTime() - attempt.createdAt.getTime()
  const [payment] = attempt.payments.filter(({ state }) => state === 'requires_action')
  if (!payment || waitsMs < remindAfterMs) return
  await asCustomer(work, attempt, async (ctx) => {
    if (!(await markReminded(ctx, attempt.id))) return
    const payer = await findPayer(ctx, attempt)
    const url = linkTo(ctx.settings, `/checkout/return/${payment.id}`)
    if (!payer || !url) return
    const { email, firstName, until } = payer
    const amountCentavos = sumCentavos(attempt.payments.map((one) => one.amountCentavos))
    await enqueueMail(ctx, {
      to: email,
      template: 'payment-action-needed',
      language: attempt.language,
      data: { firstName, amountCentavos, until: until.toISOString(), url },
    })
  })
}
