import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseIdentification, findIdentification } from './repository.ts'

export const identificationData: PersonalData = {
  name: 'identification',
  collect: async ({ db, actor }) => (await findIdentification(db, actor.customerId)) ?? null,
  erase: ({ db, actor }) => eraseIdentification(db, actor.customerId),
}
