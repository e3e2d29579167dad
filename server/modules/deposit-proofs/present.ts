import type * as contract from '#contract/deposit-proofs.ts'
import { basePath, type ReplyInputOf } from '#contract/endpoint.ts'
import { uploadPath } from '#contract/uploads.ts'
import { toDecimal } from '#domain/money/money.ts'
import { proofDeadlineMs } from '#domain/payments/proof-deadline.ts'
import type { PendingProof } from './pending-repository.ts'
import type { Proof } from './repository.ts'

export function presentProof(proof: Proof): ReplyInputOf<typeof contract.fileProof> {
  return {
    id: proof.id,
    state: proof.state,
    bank: proof.bank,
    document_id: proof.documentId,
    amount: toDecimal(proof.amountCentavos),
    global_id: proof.globalId,
    reason: proof.refusalReason,
    deposit_id: proof.balanceId,
    pictures: proof.uploadIds.map((id) => `${basePath('ecommerce')}/${uploadPath(id)}`),
    date: proof.filedAt.toISOString(),
  }
}

type Pending = ReplyInputOf<typeof contract.listPendingProofs>['data'][number]

/** A proof as employees see it; an order waits `proofHours` for it. */
export function presentPending(proof: PendingProof, proofHours: number): Pending {
  const { customer, orderIds, expectedCentavos, waitingSince, claims } = proof
  return {
    ...presentProof(proof),
    customer,
    order_ids: orderIds,
    expected: expectedCentavos === null ? null : toDecimal(expectedCentavos),
    until: waitingSince ? new Date(proofDeadlineMs(waitingSince, proofHours)).toISOString() : null,
    claims,
  }
}
