import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseSettings, findSettings } from './repository.ts'

export const settingsData: PersonalData = {
  name: 'settings',
  collect: async ({ db, actor }) => (await findSettings(db, actor.customerId)) ?? null,
  erase: ({ db, actor }) => eraseSettings(db, actor.customerId),
}
