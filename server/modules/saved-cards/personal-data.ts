import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseSavedCards, listSavedCards } from './repository.ts'

export const savedCardData: PersonalData = {
  name: 'saved_cards',
  collect: async ({ db, actor }) =>
    (await listSavedCards(db, actor.customerId)).map(
      ({ brand, lastFour, expiryMonth, expiryYear, holder, isDefault }) => ({
        brand,
        lastFour,
        expiryMonth,
        expiryYear,
        holder,
        isDefault,
      }),
    ),
  erase: ({ db, actor }) => eraseSavedCards(db, actor.customerId),
}
