import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseSavedCards, listAllCards } from './repository.ts'

export const savedCardData: PersonalData = {
  name: 'saved_cards',
  collect: async ({ db, actor }) =>
    (await listAllCards(db, actor.customerId)).map(
      ({ brand, lastFour, expiryMonth, expiryYear, holder, isDefault, isRemembered }) => ({
        brand,
        lastFour,
        expiryMonth,
        expiryYear,
        holder,
        isDefault,
        isRemembered,
      }),
    ),
  erase: ({ db, actor }) => eraseSavedCards(db, actor.customerId),
}
