import type { PersonalData } from '#server/platform/personal-data.ts'
import { releaseReservation } from './open-reservation.ts'
import { eraseNotes, listWholeReservations } from './personal-data-repository.ts'

/** The customer's reservations. The open one ends with the account, and what they wrote to the lines is deleted. */
export const reservationData: PersonalData = {
  name: 'reservations',
  collect: ({ db, actor }) => listWholeReservations(db, actor.customerId),
  async erase(ctx) {
    await releaseReservation(ctx)
    await eraseNotes(ctx.db, ctx.actor.customerId)
  },
}
