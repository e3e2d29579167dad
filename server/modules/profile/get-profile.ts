import type { CustomerCtx } from '#server/platform/context.ts'
import { type Profile, findProfile } from './repository.ts'

/** What the customer said about themselves; nulls where they said nothing yet. */
export async function getProfile({ db, actor }: CustomerCtx): Promise<Profile> {
  return (await findProfile(db, actor.customerId)) ?? { gender: null, birthDate: null }
}
