import type { CustomerCtx } from '#server/platform/context.ts'
import { endSessionsOf, clearDeviceNames } from './sessions-repository.ts'
import { anonymise } from './repository.ts'

/**
 * Takes the person out of the customer's account and ends all its sessions. The row stays with its customer code, since
 * orders and receipts name it; the e-mail may register again.
 */
export async function anonymiseAccount({ db, actor, now }: CustomerCtx): Promise<void> {
  await anonymise(db, actor.customerId, now)
  await endSessionsOf(db, actor.customerId, 'all', now)
  await clearDeviceNames(db, actor.customerId)
}
