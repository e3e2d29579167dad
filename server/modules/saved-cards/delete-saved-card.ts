import { refuse } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/**
 * Deletes a saved card of the customer: the store stores nothing of it any longer. After the default one the newest other
 * card is the default (BALANCE-10). Refuses a card that is not the customer's.
 */
export async function deleteSavedCard(ctx: CustomerCtx, id: string): Promise<void> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const card = (await repository.findSavedCard(ctx.db, customerId, id)) ?? refuse('not-found')
  await repository.deleteSavedCard(ctx.db, customerId, id)
  if (!card.isDefault) return
  const [newest] = await repository.listSavedCards(ctx.db, customerId)
  if (newest) await repository.setDefault(ctx.db, customerId, newest.id)
}
