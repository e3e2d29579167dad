import { refuse } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Partner, clearDefault, findPartner, setDefault } from './repository.ts'

/** Makes a partner of the customer the default one; the former default is one no more. */
export async function chooseDefaultPartner(ctx: CustomerCtx, id: string): Promise<Partner> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const partner = (await findPartner(ctx.db, customerId, id)) ?? refuse('not-found')
  await clearDefault(ctx.db, customerId)
  await setDefault(ctx.db, customerId, id)
  return { ...partner, isDefault: true }
}
