import * as contract from '#contract/identification.ts'
import { type ReplyInputOf, basePath } from '#contract/endpoint.ts'
import { uploadPath } from '#contract/uploads.ts'
import { pictureUpload } from '#server/modules/uploads/picture-type.ts'
import type { UploadPurpose } from '#server/modules/uploads/upload.ts'
import { findUploadFor } from '#server/modules/uploads/use-uploads.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { isRequired } from './is-required.ts'
import { findIdentification } from './repository.ts'
import { prepareIdentification, submitIdentification } from './submit-identification.ts'

export const identificationRoutes = [
  route(contract.getIdentification, requireCustomer, present),
  route(
    contract.submitIdentification,
    requireCustomer,
    async (ctx, input, ids: Map<string, string>) => {
      await submitIdentification(ctx, input, ids)
      return present(ctx)
    },
    { upload: pictureUpload, prepare: prepareIdentification },
  ),
]

async function present(ctx: CustomerCtx): Promise<ReplyInputOf<typeof contract.getIdentification>> {
  const stored = await findIdentification(ctx.db, ctx.actor.customerId)
  const urlOf = async (purpose: UploadPurpose) => {
    const image = await findUploadFor(ctx, purpose)
    return image ? `${basePath('ecommerce')}/${uploadPath(image.id)}` : null
  }
  return {
    identification: {
      state: stored?.state ?? 'none',
      kind: stored?.kind ?? null,
      number: stored?.number ?? null,
      foreigner: stored?.kind === 'passport',
      submitted_at: stored?.submitted_at.toISOString() ?? null,
      reason: stored?.refusal_reason ?? null,
      front: await urlOf('identification-front'),
      back: await urlOf('identification-back'),
      is_required: await isRequired(ctx),
      required_for: [...ctx.settings.IDENTIFICATION_FOR],
    },
  }
}
