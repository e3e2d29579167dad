import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/** The saved cards of the signed-in customer, the default one first, then the newest. */
export function listSavedCards(ctx: CustomerCtx): Promise<repository.SavedCard[]> {
  return repository.listSavedCards(ctx.db, ctx.actor.customerId)
}
