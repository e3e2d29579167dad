import type { CustomerCtx } from '#server/platform/context.ts'
import { endSessionsOf, clearDeviceNames } from './sessions-repository.ts'
import { anonymise, lockAccount } from './repository.ts'

/** Lets nobody write for the customer until the transaction has ended: an order that is being placed comes first. */
export function lockOwnAccount({ db, actor }: CustomerCtx): Promise<void> {
  return lockAccount(db, actor.customerId)
}

/**
 * Takes the person out of the customer's account and ends all its sessions. The row stays with its customer code, since
 * orders and receipts name it; the e-mail may register again.
 */
export async function anonymiseAccount({ db, actor, now }: CustomerCtx): Promise<void> {
  await anonymise(db, actor.customerId, now)
  await endSessionsOf(db, actor.customerId, 'all', now)
  await clearDeviceNames(db, actor.customerId)
}
