import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/** The partners of the signed-in customer, the default one first, then the newest. */
export function listPartners(ctx: CustomerCtx): Promise<repository.Partner[]> {
  return repository.listPartners(ctx.db, ctx.actor.customerId)
}
