import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Partner, clearDefault, findPartner, lockPartners, setDefault } from './repository.ts'

/** Makes a partner of the customer the default one; the former default is one no more. */
export async function chooseDefaultPartner(ctx: CustomerCtx, id: string): Promise<Partner> {
  const { customerId } = ctx.actor
  await lockPartners(ctx.db, customerId)
  const partner = (await findPartner(ctx.db, customerId, id)) ?? refuse('not-found')
  await clearDefault(ctx.db, customerId)
  await setDefault(ctx.db, customerId, id)
  return { ...partner, isDefault: true }
}
