import { refuse } from '#contract/refusals.ts'
import { type PersonalData, exportedRowsMax } from '#server/platform/personal-data.ts'
import { anonymiseReturns, hasOpenReturn, listWholeReturns } from './personal-data-repository.ts'

/** The returns of a customer. They stay, since they are part of the store's books, without what was written in them. */
export const returnData: PersonalData = {
  name: 'returns',
  collect: ({ db, actor }) => listWholeReturns(db, actor.customerId, exportedRowsMax),
  erase: ({ db, actor }) => anonymiseReturns(db, actor.customerId),
  async refuseErasure({ db, actor }) {
    if (await hasOpenReturn(db, actor.customerId)) refuse('return-open')
  },
}
