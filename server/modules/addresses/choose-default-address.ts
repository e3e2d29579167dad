import { refuse } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Address, clearDefault, findAddress, setDefault } from './repository.ts'

/** Makes an address of the customer the default one; the former default is one no more. */
export async function chooseDefaultAddress(ctx: CustomerCtx, id: string): Promise<Address> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const address = (await findAddress(ctx.db, customerId, id)) ?? refuse('not-found')
  await clearDefault(ctx.db, customerId)
  await setDefault(ctx.db, customerId, id)
  return { ...address, isDefault: true }
}
