import * as contract from '#contract/deposit-proofs.ts'
import { toCentavos } from '#domain/money/money.ts'
import { pictureUpload } from '#server/modules/uploads/picture-type.ts'
import { requireCustomer, requireEmployee } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { fileProof, prepareProof } from './file-proof.ts'
import { presentProof } from './present.ts'
import { listProofs } from './repository.ts'
import { reviewProof } from './review-proof.ts'

/** Mounted ahead of the balances' routes: `deposits/proofs` would pass for `deposits/{id}`. */
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
