import type { CardBrand } from '#domain/saved-cards/saved-card.ts'

export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}
