import { refuse } from '#contract/refusals.ts'
import { isCardExpired } from '#domain/saved-cards/saved-card.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { findSavedCard } from './repository.ts'

/** A card that can be charged, as payments remember it. */
export interface PayableCard {
  id: string
  brand: string
  lastFour: string
}

/** A saved card of the customer that a payment may charge. Refuses somebody else's (`not-found`) and an expired one. */
export async function getPayableCard(ctx: CustomerCtx, id: string): Promise<PayableCard> {
  const card = (await findSavedCard(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
  if (isCardExpired({ month: card.expiryMonth, year: card.expiryYear }, ctx.now)) refuse('card-expired')
  return { id: card.id, brand: card.brand, lastFour: card.lastFour }
}
