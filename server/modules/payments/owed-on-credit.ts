import type { Centavos } from '#domain/money/money.ts'
import { sumOfDocument } from '#server/modules/balances/find-balances.ts'
import type { LockedBalances } from '#server/modules/balances/post-to-ledger.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PaymentOfOrder } from './payment.ts'

/**
 * How much an order's customer still owes for it on credit, and so how much of it can be taken off that debt: what its
 * document has left, and never more than the customer owes in all. Nothing for an order that credit did not pay. Call it
 * with the credit locked.
 */
export async function owedOnCredit(
  ctx: Pick<Ctx, 'db'>,
  orderId: number,
  { payments, locked }: { payments: readonly PaymentOfOrder[]; locked: LockedBalances },
): Promise<Centavos> {
  const balanceId = payments.find(({ kind }) => kind === 'credit')?.balanceId
  if (!balanceId) return 0
  const owedCentavos = locked.get(balanceId)?.balanceCentavos ?? 0
  const ofDocumentCentavos = await sumOfDocument(ctx, balanceId, String(orderId))
  return Math.max(0, Math.min(owedCentavos, ofDocumentCentavos))
}
