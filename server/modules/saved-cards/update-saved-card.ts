import { refuse } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type SavedCard, clearDefault, findSavedCard, setDefault, updateHolder } from './repository.ts'

export interface SavedCardChange {
  holder: string | undefined
  shouldBeDefault: boolean
}

/**
 * Changes the holder's name of a saved card at the store alone, and makes it the default where that is requested. Refuses
 * a card that is not in the customer's list.
 */
export async function updateSavedCard(
  ctx: CustomerCtx,
  id: string,
  { holder, shouldBeDefault }: SavedCardChange,
): Promise<SavedCard> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const card = await findSavedCard(ctx.db, customerId, id)
  if (!card?.isRemembered) return refuse('not-found')
  if (holder !== undefined) await updateHolder(ctx.db, customerId, id, holder)
  if (shouldBeDefault && !card.isDefault) {
    await clearDefault(ctx.db, customerId)
    await setDefault(ctx.db, customerId, id)
  }
  return { ...card, holder: holder ?? card.holder, isDefault: card.isDefault || shouldBeDefault }
}
