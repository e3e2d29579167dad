import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Partner, findPartner } from './repository.ts'

/** A partner of the signed-in customer, for whoever hands an order over. Refuses what is not theirs. */
export async function getPartner(ctx: CustomerCtx, id: string): Promise<Partner> {
  return (await findPartner(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
}
