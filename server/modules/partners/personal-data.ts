import type { PersonalData } from '#server/platform/personal-data.ts'
import { erasePartners, listPartners } from './repository.ts'

export const partnerData: PersonalData = {
  name: 'partners',
  collect: ({ db, actor }) => listPartners(db, actor.customerId),
  erase: ({ db, actor }) => erasePartners(db, actor.customerId),
}
