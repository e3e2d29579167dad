import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Address, findAddress } from './repository.ts'

/** An address of the signed-in customer, for whoever delivers there. Refuses what is not theirs. */
export async function getAddress(ctx: CustomerCtx, id: string): Promise<Address> {
  return (await findAddress(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
}
