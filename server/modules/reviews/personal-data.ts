import type { PersonalData } from '#server/platform/personal-data.ts'
import { anonymiseReviews, listOwnReviews } from './personal-data-repository.ts'

export const reviewData: PersonalData = {
  name: 'reviews',
  collect: ({ db, actor }) => listOwnReviews(db, actor.customerId),
  erase: ({ db, actor }) => anonymiseReviews(db, actor.customerId),
}
