import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseLines, listStoredLines } from './personal-data-repository.ts'

export const cartData: PersonalData = {
  name: 'carts',
  collect: ({ db, actor }) => listStoredLines(db, actor.customerId),
  erase: ({ db, actor }) => eraseLines(db, actor.customerId),
}
