import { type PersonalData, exportedRowsMax } from '#server/platform/personal-data.ts'
import { listProofs } from './repository.ts'

/** The proofs of deposits that a customer filed. They stay with the store's books; their pictures are erased. */
export const depositProofData: PersonalData = {
  name: 'deposit_proofs',
  collect: ({ db, actor }) => listProofs(db, actor.customerId, exportedRowsMax),
}
