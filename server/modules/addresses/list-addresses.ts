import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/** The addresses of the signed-in customer, the default one first, then the newest. */
export function listAddresses(ctx: CustomerCtx): Promise<repository.Address[]> {
  return repository.listAddresses(ctx.db, ctx.actor.customerId)
}
