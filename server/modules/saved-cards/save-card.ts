import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToSaveCard } from '#domain/saved-cards/new-card.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { VaultCard } from '#server/platform/card-vault.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import {
  type SavedCard,
  clearDefault,
  findByVaultToken,
  insertSavedCard,
  isToBeDeleted,
  listSavedCards,
  rememberCard,
} from './repository.ts'

export interface CardChoices {
  /** False for a card that is charged once, and that no list has. */
  isRemembered: boolean
  shouldBeDefault: boolean
  /** Another name than the one on the vault's receipt. */
  holder: string | undefined
}

/**
 * Stores a card that the vault has taken (BALANCE-12). The first one becomes the default. A repeat gives the card of
 * the first call, which one that was for one payment is remembered with. Refuses the receipt of a card that was
 * deleted, one too many, and the number of a card that the customer has already, where it is to be remembered.
 */
export async function saveCard(
  ctx: CustomerCtx,
  { token, ...card }: VaultCard,
  { isRemembered, shouldBeDefault, holder }: CardChoices,
): Promise<SavedCard> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const before = await findByVaultToken(ctx.db, customerId, token)
  if (before && (before.isRemembered || !isRemembered)) return before
  if (await isToBeDeleted(ctx.db, token)) refuse('card-form-expired')
  const remembered = await listSavedCards(ctx.db, customerId)
  if (isRemembered) refuseIf(refusalToSaveCard(card, remembered))
  const isDefault = isRemembered && (shouldBeDefault || remembered.length === 0)
  if (isDefault) await clearDefault(ctx.db, customerId)
  if (before) {
    const listed = { ...before, holder: holder ?? before.holder, isDefault, isRemembered }
    await rememberCard(ctx.db, customerId, listed)
    return listed
  }
  const saved = { ...card, id: ctx.newId(), vaultToken: token, holder: holder ?? card.holder, isDefault, isRemembered }
  await insertSavedCard(ctx.db, { ...saved, customerId, now: ctx.now })
  return saved
}
