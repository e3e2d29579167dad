import type { ReplyInputOf } from '#contract/endpoint.ts'
import * as contract from '#contract/profile.ts'
import { describeDefaultAddress } from '#server/modules/addresses/describe-default-address.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { presentUser } from '#server/modules/identity/present.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = [
  route(contract.getProfile, requireCustomer, presentProfile),
  route(contract.updateProfile, requireCustomer, async (ctx, change) => {
    await updateProfile(ctx, change)
    return presentProfile(ctx)
  }),
]

async function presentProfile(ctx: CustomerCtx): Promise<ReplyInputOf<typeof contract.getProfile>> {
  const { gender, birthDate } = await getProfile(ctx)
  return {
    user: presentUser(await getAccount(ctx), await describeDefaultAddress(ctx, ctx.actor.customerId)),
    profile: { gender: gender as (typeof contract.genders)[number] | null, date_of_birth: birthDate },
  }
}
