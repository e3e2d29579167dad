import { refuse } from '#contract/refusals.ts'
import type { Centavos } from '#domain/money/money.ts'
import { issueDeposit } from '#server/modules/balances/issue-deposit.ts'
import { type DepositUse, payFromDeposits } from '#server/modules/payments/bank-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseOwnRecord } from '#server/platform/guards.ts'
import { mailReview } from './mail-review.ts'
import {
  type Proof,
  countClaims,
  findProof,
  isKnownDeposit,
  listAcceptedDeposits,
  lockProof,
  updateReviewed,
} from './repository.ts'

export interface ProofReview {
  id: string
  state: 'accepted' | 'refused'
  /** What the bank shows, where it is another amount than the customer said. */
  amountCentavos: Centavos | undefined
  reason: string | null
  /** Staff have compared it with those that other accounts filed of the same document. */
  areClaimsCompared: boolean
}

/**
 * An employee accepts or refuses the proof of a deposit (PAYMENT-16). An accepted one becomes a deposit of the customer;
 * where orders wait for it and it is enough, with those that were accepted for them before, it pays them, and what is
 * left stays on the deposits. Refuses one that was reviewed already, to accept a document that is a deposit already
 * (`deposit-known`), and one that other accounts filed too unless staff have compared them (`deposit-claimed`).
 */
export async function reviewProof(ctx: CustomerCtx, review: ProofReview): Promise<Proof> {
  const proof = (await lockProof(ctx.db, review.id)) ?? refuse('not-found')
  refuseOwnRecord(ctx, proof.customerId)
  if (proof.state !== 'pending_approval') refuse('proof-reviewed')
  const amountCentavos = review.amountCentavos ?? proof.amountCentavos
  const isAccepted = review.state === 'accepted'
  if (isAccepted) await refuseToAccept(ctx, proof, review)
  const accepted = isAccepted ? await accept(ctx, proof, amountCentavos) : undefined
  const reason = isAccepted ? null : review.reason
  await updateReviewed(ctx.db, {
    id: proof.id,
    state: review.state,
    amountCentavos,
    reason,
    balanceId: accepted?.balanceId ?? null,
    reviewedBy: ctx.actor.customerId,
    now: ctx.now,
  })
  await mailReview(ctx, proof, { amountCentavos, use: accepted?.use, reason })
  return (await findProof(ctx.db, proof.id)) ?? refuse('not-found')
}

async function refuseToAccept({ db }: CustomerCtx, proof: Proof, { areClaimsCompared }: ProofReview): Promise<void> {
  if (await isKnownDeposit(db, proof.bank, proof.documentId)) refuse('deposit-known')
  const others = areClaimsCompared ? 0 : await countClaims(db, proof)
  if (others > 0) refuse('deposit-claimed', { others })
}

/** Makes the proof a deposit, and pays the orders that wait for it. */
async function accept(
  ctx: CustomerCtx,
  { customerId, bank, documentId, globalId }: Proof,
  amountCentavos: Centavos,
): Promise<{ balanceId: string; use: DepositUse }> {
  const balanceId = await issueDeposit(ctx, { customerId, bank, documentId, amountCentavos })
  if (!globalId) return { balanceId, use: 'none-waits' }
  const earlier = await listAcceptedDeposits(ctx.db, customerId, globalId)
  return { balanceId, use: await payFromDeposits(ctx, { globalId, customerId, balanceIds: [...earlier, balanceId] }) }
}
