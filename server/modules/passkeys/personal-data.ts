import type { PersonalData } from '#server/platform/personal-data.ts'
import { presentPasskey } from './present.ts'
import { erasePasskeys, listPasskeys } from './repository.ts'

/** The customer's passkeys by their names and times. */
export const passkeyData: PersonalData = {
  name: 'passkeys',
  collect: async ({ db, actor }) => (await listPasskeys(db, actor.customerId)).map(presentPasskey),
  erase: ({ db, actor }) => erasePasskeys(db, actor.customerId),
}
