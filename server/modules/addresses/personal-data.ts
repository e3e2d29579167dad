import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseAddresses, listAllAddresses } from './personal-data-repository.ts'

export const addressData: PersonalData = {
  name: 'addresses',
  collect: ({ db, actor }) => listAllAddresses(db, actor.customerId),
  erase: ({ db, actor }) => eraseAddresses(db, actor.customerId),
}
