import { sumCentavos } from '#domain/money/money.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import { orderMailOf } from '#server/modules/orders/mail-order.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { ReturnRow } from './repository.ts'

/** Mails the customer how a return ended: what staff decided (RETURN-7), or that its request is withdrawn (RETURN-14). */
export async function mailEnd(ctx: CustomerCtx, row: ReturnRow): Promise<void> {
  const mail = await orderMailOf(ctx, row.orderId)
  if (!mail) return
  const data = { ...mail.data, number: row.number, ...(row.note && { note: row.note }) }
  if (row.state === 'refused') return enqueueMail(ctx, { ...mail.recipient, template: 'return-refused', data })
  if (row.state === 'withdrawn') return enqueueMail(ctx, { ...mail.recipient, template: 'return-withdrawn', data })
  const creditedCentavos = row.creditedCentavos ?? 0
  const refundedCentavos = sumCentavos(row.lines.map(({ amountCentavos }) => amountCentavos)) - creditedCentavos
  await enqueueMail(ctx, {
    ...mail.recipient,
    template: 'return-approved',
    data: { ...data, creditedCentavos, refundedCentavos, ...(row.creditNote && { creditNote: row.creditNote }) },
  })
}
