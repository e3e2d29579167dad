import type { ReplyInputOf } from '#contract/endpoint.ts'
import { type listReferencedPayments as contractList, referencedPaymentsMax } from '#contract/payments.ts'
import { toDecimal } from '#domain/money/money.ts'
import { presentPayment } from '#server/modules/payments/present.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { listByReference } from './references-repository.ts'

/** The payments of any customer that have exactly this reference, as employees see them (PAYMENT-27). */
export async function listReferencedPayments(
  { db }: CustomerCtx,
  reference: string,
): Promise<ReplyInputOf<typeof contractList>> {
  const rows = await listByReference(db, reference, referencedPaymentsMax)
  return rows.map((row) => ({
    ...presentPayment(row),
    customer: row.customer,
    provider: row.provider,
    provider_reference: row.providerReference,
    orders: row.orders.map(({ id, status, amountCentavos }) => ({ id, status, amount: toDecimal(amountCentavos) })),
  }))
}
