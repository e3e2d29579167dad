import type { ReplyInputOf } from '#contract/endpoint.ts'
import type { getPayment } from '#contract/payments.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { PaymentRow } from './payment.ts'

export function presentPayment(row: PaymentRow): ReplyInputOf<typeof getPayment> {
  const { usdCents, usdRate, cardBrand, cardLastFour } = row
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: toDecimal(row.amountCentavos),
    global_id: row.globalId,
    failure: row.failure,
    usd: usdCents !== null && usdRate !== null ? { amount: usdCents / 100, rate: usdRate } : null,
    card: cardBrand && cardLastFour ? { brand: cardBrand, last_four: cardLastFour } : null,
    created: row.createdAt.toISOString(),
  }
}
