import { refuse } from '#contract/refusals.ts'
import { isCardExpired } from '#domain/saved-cards/saved-card.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { findSavedCards } from './repository.ts'

/** A card that can be charged, as payments have it. */
export interface PayableCard {
  id: string
  /** The vault's name for it: a card that is deleted meanwhile can still pay what was ordered with it. */
  vaultToken: string
  brand: string
  lastFour: string
}

export type PayableCards = ReadonlyMap<string, PayableCard>

/**
 * The saved cards of the customer that payments charge, by their ids. Refuses somebody else's (`not-found`) and an
 * expired one.
 */
export async function getPayableCards(ctx: CustomerCtx, ids: readonly string[]): Promise<PayableCards> {
  if (ids.length === 0) return new Map()
  const cards = await findSavedCards(ctx.db, ctx.actor.customerId, ids)
  if (ids.some((id) => !cards.some((card) => card.id === id))) refuse('not-found')
  if (cards.some((card) => isCardExpired({ month: card.expiryMonth, year: card.expiryYear }, ctx.now)))
    refuse('card-expired')
  return new Map(cards.map(({ id, vaultToken, brand, lastFour }) => [id, { id, vaultToken, brand, lastFour }]))
}
