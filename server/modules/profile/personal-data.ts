import type { PersonalData } from '#server/platform/personal-data.ts'
import { getProfile } from './get-profile.ts'
import { eraseProfile } from './repository.ts'

export const profileData: PersonalData = {
  name: 'profile',
  collect: getProfile,
  erase: ({ db, actor }) => eraseProfile(db, actor.customerId),
}
