import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseUploadsOf, listUploadsOf } from './repository.ts'

/** The pictures of a customer. The exported document names them; the pages show them. */
export const uploadData: PersonalData = {
  name: 'pictures',
  collect: ({ db, actor }) => listUploadsOf(db, actor.customerId),
  erase: ({ db, actor, now }) => eraseUploadsOf(db, actor.customerId, now),
}
