import type { CustomerCtx } from '#server/platform/context.ts'
import { type Passkey, listPasskeys as list } from './repository.ts'

/** The customer's passkeys, the newest first. */
export function listPasskeys({ db, actor }: CustomerCtx): Promise<Passkey[]> {
  return list(db, actor.customerId)
}
