import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseNotes, listWholeReservations } from './personal-data-repository.ts'

/** The customer's reservations. What they wrote to the lines is deleted with the account. */
export const reservationData: PersonalData = {
  name: 'reservations',
  collect: ({ db, actor }) => listWholeReservations(db, actor.customerId),
  erase: ({ db, actor }) => eraseNotes(db, actor.customerId),
}
