import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/identification.ts'
import { refuse } from '#contract/refusals.ts'
import { type Identification, needsBack, readIdentification } from '#domain/identification/identification.ts'
import { confirmNationalId, requireRnc } from '#server/modules/taxpayers/confirm-number.ts'
import { receivePictures } from '#server/modules/uploads/receive-pictures.ts'
import type { UploadPurpose } from '#server/modules/uploads/upload.ts'
import { useUploads } from '#server/modules/uploads/use-uploads.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { isRequired } from './is-required.ts'
import { findIdentification, upsertIdentification } from './repository.ts'

type Input = ParsedInputOf<typeof contract.submitIdentification>

/**
 * Checks an identification and stores its images, before the transaction (ACCOUNT-64). Refuses one that the store does
 * not ask for, one after another was accepted, a national ID with a wrong check digit until its owner confirms it, an RNC
 * with one that the register does not have, and a card without its back, all before the images are decoded.
 */
export async function prepareIdentification(ctx: PrepareCtx<CustomerCtx>, input: Input): Promise<Map<string, string>> {
  if (!(await isRequired(ctx))) refuse('identification-not-required')
  if ((await findIdentification(ctx.db, ctx.actor.customerId))?.state === 'accepted') refuse('identification-accepted')
  const { kind, number } = identificationOf(input)
  if (kind === 'rnc') await requireRnc(ctx, number, 'identification')
  if (kind === 'national-id') await confirmNationalId(ctx, number, input.identification_confirmed ?? false)
  if (needsBack(kind) && !ctx.files.has('back')) throw invalidField('back', 'identification-image', ctx.language)
  return receivePictures(ctx, [
    { field: 'front', purpose: 'identification-front', shape: 'whole' },
    { field: 'back', purpose: 'identification-back', shape: 'whole' },
  ])
}

/** Submits an identification with its images for review, in place of an earlier one. */
export async function submitIdentification(
  ctx: CustomerCtx,
  input: Input,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { kind, number } = identificationOf(input)
  await useUploads(
    ctx,
    new Map<UploadPurpose, string | undefined>([
      ['identification-front', ids.get('front')],
      ['identification-back', ids.get('back')],
    ]),
  )
  const numberConfirmedAt = kind === 'national-id' ? await confirmNationalId(ctx, number, true) : null
  const isStored = await upsertIdentification(ctx.db, ctx.actor.customerId, {
    kind,
    number,
    numberConfirmedAt,
    now: ctx.now,
  })
  if (!isStored) refuse('identification-accepted')
}

function identificationOf({ identification, foreigner = false }: Input): Identification {
  const read = readIdentification(identification, foreigner)
  if (!read) throw new Error('The schema accepts no other identification')
  return read
}
