import type { Centavos } from '#domain/money/money.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import { type Mailing, orderMailOf } from './mail-order.ts'
import { sumPayments } from './tracking-repository.ts'

/** States in which a payment of an order has not come yet. */
const open = ['created', 'requires_action', 'authorized', 'pending_approval', 'due'] as const

/** Mails the customer that an order is paid, once nothing of it is open any more; nothing of one that was canceled. */
export async function mailPaid(ctx: Mailing, id: number): Promise<void> {
  if ((await sumPayments(ctx.db, id, open)) > 0) return
  const amountCentavos = await sumPayments(ctx.db, id, ['captured'])
  const mail = amountCentavos > 0 ? await orderMailOf(ctx, id) : undefined
  if (!mail || mail.order.isCanceled) return
  await enqueueMail(ctx, { ...mail.recipient, template: 'order-paid', data: { ...mail.data, amountCentavos } })
}

/** Where a refund went that its provider declined: it is store credit, or was paid back elsewhere, as staff wrote. */
export type OtherRefund = { isCredit: true } | { elsewhere: string }

/** Mails the customer that a part of a payment is on its way back: from the provider, or in another way. */
export async function mailRefunded(
  ctx: Mailing,
  id: number,
  amountCentavos: Centavos,
  other?: OtherRefund,
): Promise<void> {
  const mail = await orderMailOf(ctx, id)
  if (!mail) return
  await enqueueMail(ctx, {
    ...mail.recipient,
    template: 'order-refunded',
    data: { ...mail.data, amountCentavos, ...other },
  })
}
