import * as z from 'zod/mini'
import { paymentKinds } from '#domain/payments/payment-kinds.ts'
import { command, query } from './endpoint.ts'
import { instant, maybe, money, plainText } from './fields.ts'
import { pageFields, pageOf } from './paging.ts'

const failedRefund = z.object({
  id: z.string(),
  /** `release` where the provider held the amount and never gave it to the store. */
  kind: z.enum(['refund', 'release']),
  /** Null for a release of a checkout that became no order. */
  order_id: z.nullable(z.number()),
  payment_id: z.string(),
  payment_kind: z.enum(paymentKinds),
  provider: z.string(),
  /** The provider’s name for the payment. */
  provider_reference: z.nullable(z.string()),
  amount: money,
  /** Why the provider declined it the last time. */
  reason: z.nullable(z.string()),
  since: instant,
})

export const listFailedRefunds = query('ecommerce', 'GET orders/failed-refunds', {
  summary: 'Employees: list the refunds that a provider has declined for the last time, the oldest first, in pages',
  input: z.strictObject(pageFields(50)),
  reply: pageOf(failedRefund),
})

const isNamed = ({ action, reference }: { action: string; reference?: string | undefined }) =>
  action !== 'done' || Boolean(reference)

export const decideFailedRefund = command('ecommerce', 'POST orders/failed-refunds/{id}', {
  summary:
    'Employees: try a failed refund again, give its amount as a credit note, or note that it was paid back in another way (with a reference)',
  input: z
    .strictObject({
      id: z.uuid(),
      action: z.enum(['retry', 'credit_note', 'done']),
      reference: maybe(plainText(0, 100)),
    })
    .check(z.refine(isNamed, { path: ['reference'], params: { sentence: 'required' } })),
  reply: z.object({ id: z.string(), state: z.enum(['retry', 'credit_note', 'done']) }),
})
