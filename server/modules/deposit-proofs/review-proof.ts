import { refuse } from '#contract/refusals.ts'
import { formatMoney, type Centavos } from '#domain/money/money.ts'
import { issueDeposit } from '#server/modules/balances/issue-deposit.ts'
import { payFromDeposit } from '#server/modules/payments/bank-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { mailReview } from './mail-review.ts'
import { type Proof, findProof, isKnownDeposit, lockProof, updateReviewed } from './repository.ts'

export interface ProofReview {
  id: string
  state: 'accepted' | 'refused'
  /** What the bank shows, where it is another amount than the customer said. */
  amountCentavos: Centavos | undefined
  reason: string | null
}

/**
 * An employee accepts or refuses the proof of a deposit (PAYMENT-16). An accepted one becomes a deposit of the customer;
 * where orders wait for it and it is enough, it pays them, and what is left stays on the deposit. Refuses one that was
 * reviewed already.
 */
export async function reviewProof(ctx: CustomerCtx, review: ProofReview): Promise<Proof> {
  const proof = (await lockProof(ctx.db, review.id)) ?? refuse('not-found')
  if (proof.state !== 'pending_approval') refuse('proof-reviewed')
  const amountCentavos = review.amountCentavos ?? proof.amountCentavos
  const isAccepted = review.state === 'accepted'
  const balanceId = isAccepted ? await accept(ctx, proof, amountCentavos) : null
  const reason = isAccepted ? null : review.reason
  await updateReviewed(ctx.db, {
    id: proof.id,
    state: review.state,
    amountCentavos,
    reason,
    balanceId,
    reviewedBy: ctx.actor.customerId,
    now: ctx.now,
  })
  await mailReview(ctx, proof, { amountCentavos, isAccepted, reason })
  return (await findProof(ctx.db, proof.id)) ?? refuse('not-found')
}

async function accept(ctx: CustomerCtx, proof: Proof, amountCentavos: Centavos): Promise<string> {
  const { customerId, bank, documentId, globalId } = proof
  if (await isKnownDeposit(ctx.db, bank, documentId)) refuse('deposit-known')
  const balanceId = await issueDeposit(ctx, { customerId, bank, documentId, amountCentavos })
  if (globalId) {
    const isPaid = await payFromDeposit(ctx, { globalId, customerId, balanceId })
    if (!isPaid)
      ctx.log.info(
        { proofId: proof.id, amount: formatMoney(amountCentavos) },
        'a deposit is accepted and pays no order',
      )
  }
  return balanceId
}
