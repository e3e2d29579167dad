import type { ParsedInputOf } from '#contract/endpoint.ts'
import { type fileProof as contractFileProof, proofPicturesMax } from '#contract/deposit-proofs.ts'
import { refuse } from '#contract/refusals.ts'
import { toCentavos } from '#domain/money/money.ts'
import { isWaitingForProof } from '#server/modules/payments/bank-payments.ts'
import { receivePictures } from '#server/modules/uploads/receive-pictures.ts'
import { addUploads } from '#server/modules/uploads/use-uploads.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { type Proof, countPending, findProof, hasFiled, insertProof, isKnownDeposit } from './repository.ts'

type Input = ParsedInputOf<typeof contractFileProof>

/** How many proofs of one customer may wait for staff at a time. */
const pendingMax = 10

/**
 * Checks a proof before its pictures are decoded, and stores them (PAYMENT-15). Refuses a document that the customer
 * filed before or that was accepted, a checkout of the customer that waits for no deposit, and more proofs than may
 * wait at a time.
 */
export async function prepareProof(ctx: PrepareCtx<CustomerCtx>, input: Input): Promise<string[]> {
  if (input.global_id && !(await isWaitingForProof(ctx, input.global_id))) refuse('not-found')
  if ((await countPending(ctx.db, ctx.actor.customerId)) >= pendingMax) refuse('too-many-proofs', { pendingMax })
  await refuseKnown(ctx, input)
  const fields = Array.from({ length: proofPicturesMax }, (_, at) => `proof_${at + 1}`)
  const ids = await receivePictures(
    ctx,
    fields.map((field) => ({ field, purpose: 'deposit-proof', shape: 'whole' })),
  )
  return [...ids.values()]
}

/** Files the proof of a deposit for staff to review. Refuses as `prepareProof` where another request was faster. */
export async function fileProof(ctx: CustomerCtx, input: Input, uploadIds: readonly string[]): Promise<Proof> {
  if (input.global_id && !(await isWaitingForProof(ctx, input.global_id))) refuse('not-found')
  // Locks the customer, so that requests at once are counted one after another.
  await addUploads(ctx, uploadIds)
  if ((await countPending(ctx.db, ctx.actor.customerId)) >= pendingMax) refuse('too-many-proofs', { pendingMax })
  await refuseKnown(ctx, input)
  const id = ctx.newId()
  const isFiled = await insertProof(ctx.db, {
    id,
    customerId: ctx.actor.customerId,
    bank: input.bank,
    documentId: input.document_id,
    amountCentavos: toCentavos(input.amount),
    globalId: input.global_id ?? null,
    uploadIds,
    language: ctx.language,
    now: ctx.now,
  })
  if (!isFiled) refuse('deposit-known')
  return (await findProof(ctx.db, id)) ?? refuse('not-found')
}

/** Another account that filed the document first stops nobody: it may not be its deposit. Staff see both. */
async function refuseKnown({ db, actor }: CustomerCtx, { bank, document_id: documentId }: Input): Promise<void> {
  if (await isKnownDeposit(db, bank, documentId)) refuse('deposit-known')
  if (await hasFiled(db, actor.customerId, bank, documentId)) refuse('deposit-known')
}
