import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseSavedCards, listSavedCards } from './repository.ts'

export const savedCardData: PersonalData = {
  name: 'saved_cards',
  collect: async ({ db, actor }) =>
    (await listSavedCards(db, actor.customerId)).map(({ brand, lastFour, expiryMonth, expiryYear, holder }) => ({
      brand,
      lastFour,
      expiryMonth,
      expiryYear,
      holder,
    })),
  erase: ({ db, actor }) => eraseSavedCards(db, actor.customerId),
}
