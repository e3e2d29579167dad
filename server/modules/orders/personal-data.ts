import { refuse } from '#contract/refusals.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { anonymiseOrders, hasOpenOrder, listWholeOrders } from './personal-data-repository.ts'

export const orderData: PersonalData = {
  name: 'orders',
  collect: ({ db, actor }) => listWholeOrders(db, actor.customerId),
  erase: ({ db, actor }) => anonymiseOrders(db, actor.customerId),
  async refuseErasure({ db, actor }) {
    if (await hasOpenOrder(db, actor.customerId)) refuse('order-open')
  },
}
