import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseBusinessProfile, findBusinessProfile } from './repository.ts'

export const businessProfileData: PersonalData = {
  name: 'business_profile',
  collect: async ({ db, actor }) => (await findBusinessProfile(db, actor.customerId)) ?? null,
  erase: ({ db, actor }) => eraseBusinessProfile(db, actor.customerId),
}
