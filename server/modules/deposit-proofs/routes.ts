import * as contract from '#contract/deposit-proofs.ts'
import { toCentavos } from '#domain/money/money.ts'
import { pictureUpload } from '#server/modules/uploads/picture-type.ts'
import { requireCustomer, requireEmployee } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { fileProof, prepareProof } from './file-proof.ts'
import { lastPage, pageBounds } from '#domain/products/listing.ts'
import { listPending } from './pending-repository.ts'
import { presentPending, presentProof } from './present.ts'
import { listProofs } from './repository.ts'
import { reviewProof } from './review-proof.ts'

/** Mounted ahead of the balances' routes: `deposits/proofs` and `deposits/pending` would pass for `deposits/{id}`. */
export const depositProofRoutes = [
  route(
    contract.fileProof,
    requireCustomer,
    async (ctx, input, uploadIds: string[]) => presentProof(await fileProof(ctx, input, uploadIds)),
    { upload: pictureUpload, prepare: prepareProof },
  ),
  route(contract.listProofs, requireCustomer, async ({ db, actor }) =>
    (await listProofs(db, actor.customerId, contract.proofsMax)).map(presentProof),
  ),
  route(contract.listPendingProofs, requireEmployee, async ({ db, settings }, { page, limit }) => {
    const { rows, total } = await listPending(db, pageBounds(page, limit))
    const data = rows.map((row) => presentPending(row, settings.PROOF_HOURS))
    return { data, total, page, pages: lastPage(total, limit), limit }
  }),
  route(contract.reviewProof, requireEmployee, async (ctx, { id, state, amount, reason, claims_compared }) =>
    presentProof(
      await reviewProof(ctx, {
        id,
        state,
        amountCentavos: amount === undefined ? undefined : toCentavos(amount),
        reason: reason || null,
        areClaimsCompared: claims_compared === true,
      }),
    ),
  ),
]
