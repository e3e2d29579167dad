import { isIdentificationRequired } from '#domain/identification/identification.ts'
import { isBusiness } from '#server/modules/business-profiles/get-business-profile.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** Whether the store asks this customer for an identification, by its setting. */
export async function isRequired(ctx: CustomerCtx): Promise<boolean> {
  return isIdentificationRequired(ctx.settings.IDENTIFICATION_FOR, await isBusiness(ctx))
}
