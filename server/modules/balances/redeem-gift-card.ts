import { refuse } from '#contract/refusals.ts'
import { normalizeGiftCardCode } from '#domain/balances/gift-card-code.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/limits.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import * as repository from './repository.ts'

const hour = 3_600

// Codes may be guessed, so every try counts, the right ones too.
const ofAccount: Limit = { name: 'gift-cards-of-account', points: 10, seconds: hour }
const ofIp: Limit = { name: 'gift-cards-from-address', points: 30, seconds: hour }

/** Counts a try to redeem a gift card before its code is looked up (BALANCE-14). */
export async function countRedeeming({ actor, clientIp, limits }: PrepareCtx<CustomerCtx>): Promise<void> {
  await limits.spendAll([
    [ofAccount, actor.customerId],
    [ofIp, clientIp],
  ])
}

/**
 * Makes the gift card with a code the caller's own, and gives it (BALANCE-14). Refuses a card that is the caller's
 * already (`gift-card-own`), and with the same words a code that there is none of, one that somebody else has redeemed
 * and one that has expired (`gift-card-unknown`).
 */
export async function redeemGiftCard(ctx: CustomerCtx, code: string): Promise<repository.GiftCardRow> {
  const { db, actor, now } = ctx
  const known = normalizeGiftCardCode(code)
  const id = await repository.takeGiftCard(db, { code: known, customerId: actor.customerId, now })
  const card = id && (await repository.findGiftCard(db, actor.customerId, id))
  if (card) return card
  if (await repository.ownsGiftCard(db, actor.customerId, known)) refuse('gift-card-own')
  return refuse('gift-card-unknown')
}
