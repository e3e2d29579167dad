import * as contract from '#contract/business-profile.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import { missingOfBusiness } from '#domain/business-profile/business-profile.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getBusinessProfile } from './get-business-profile.ts'
import { saveBusinessProfile } from './save-business-profile.ts'

export const businessProfileRoutes = [
  route(contract.getBusinessProfile, requireCustomer, present),
  route(contract.saveBusinessProfile, requireCustomer, async (ctx, input) => {
    await saveBusinessProfile(ctx, input)
    return present(ctx)
  }),
]

async function present(ctx: CustomerCtx): Promise<ReplyInputOf<typeof contract.getBusinessProfile>> {
  const { tax_id: rnc, average_monthly_centavos: average, ...profile } = await getBusinessProfile(ctx)
  const stated = { ...profile, rnc, average_monthly_purchase: average === null ? null : toDecimal(average) }
  return { business_profile: stated, missing: missingOfBusiness(stated) }
}
