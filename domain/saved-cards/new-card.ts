import type { Refusal } from '../refusal.ts'
import { type CardBrand, savedCardsMax } from './saved-card.ts'

/** What tells whether two cards have the same number. */
export interface CardNumberTraits {
  brand: CardBrand
  lastFour: string
  expiryMonth: number
  expiryYear: number
  /** The vault's keyed hash of the number; null where the vault gives none. */
  fingerprint: string | null
}

/**
 * The refusal of a card that is to be remembered: the customer has as many as a list shows, or one with the same number
 * (BALANCE-12).
 */
export function refusalToSaveCard(
  card: CardNumberTraits,
  remembered: readonly CardNumberTraits[],
): Refusal<'too-many-cards', 'cardsMax'> | Refusal<'card-known'> | undefined {
  if (remembered.some((other) => isSameNumber(card, other))) return { code: 'card-known' }
  return remembered.length >= savedCardsMax ? { code: 'too-many-cards', cardsMax: savedCardsMax } : undefined
}

/** Without fingerprints two cards count as the same where all that is known of them is. */
function isSameNumber(card: CardNumberTraits, other: CardNumberTraits): boolean {
  if (card.fingerprint !== null && other.fingerprint !== null) return card.fingerprint === other.fingerprint
  return (['brand', 'lastFour', 'expiryMonth', 'expiryYear'] as const).every((trait) => card[trait] === other[trait])
}
