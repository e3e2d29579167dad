import type { ReplyInputOf } from '#contract/endpoint.ts'
import type { listFailedRefunds } from '#contract/failed-refunds.ts'
import { toDecimal } from '#domain/money/money.ts'
import { lastPage, pageBounds } from '#domain/products/listing.ts'
import { listUnresolved } from '#server/modules/payments/unresolved.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** One page of the refunds that staff have to decide about (PAYMENT-21), as the wire has it. */
export async function pageOfFailedRefunds(
  ctx: CustomerCtx,
  page: number,
  limit: number,
): Promise<ReplyInputOf<typeof listFailedRefunds>> {
  const { rows, total } = await listUnresolved(ctx, pageBounds(page, limit))
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind === 'void' ? 'release' : 'refund',
      order_id: row.orderId,
      payment_id: row.paymentId,
      payment_kind: row.paymentKind,
      provider: row.provider,
      provider_reference: row.providerReference,
      amount: toDecimal(row.amountCentavos),
      reason: row.reason,
      since: row.since.toISOString(),
    })),
    total,
    page,
    pages: lastPage(total, limit),
    limit,
  }
}
