import { refuse } from '#contract/refusals.ts'
import { type PersonalData, exportedRowsMax } from '#server/platform/personal-data.ts'
import { hasOpenAttempt, hasOpenRefund, listWholePayments } from './personal-data-repository.ts'

/**
 * The payments of a customer. They stay, since they are part of the store's books; a card is known by its last four
 * digits alone. What an open request to place orders says about its customer is removed when it ends.
 */
export const paymentData: PersonalData = {
  name: 'payments',
  collect: ({ db, actor }) => listWholePayments(db, actor.customerId, exportedRowsMax),
  async refuseErasure({ db, actor }) {
    if (await hasOpenAttempt(db, actor.customerId)) refuse('order-open')
    if (await hasOpenRefund(db, actor.customerId)) refuse('refund-open')
  },
}
