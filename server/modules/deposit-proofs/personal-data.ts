import { refuse } from '#contract/refusals.ts'
import { type PersonalData, exportedRowsMax } from '#server/platform/personal-data.ts'
import { countPending, listProofs } from './repository.ts'

/** The proofs of deposits that a customer filed. They stay with the store's books; their pictures are erased. */
export const depositProofData: PersonalData = {
  name: 'deposit_proofs',
  collect: ({ db, actor }) => listProofs(db, actor.customerId, exportedRowsMax),
  async refuseErasure({ db, actor }) {
    if ((await countPending(db, actor.customerId)) > 0) refuse('proof-open')
  },
}
