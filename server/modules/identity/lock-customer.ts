import type { CustomerCtx } from '#server/platform/context.ts'
import { lockRecords } from './repository.ts'

/**
 * Lets one command at a time change the records that a customer has several of, until the transaction ends: two cannot
 * both add the last one that is allowed, or choose the default one.
 */
export function lockCustomer({ db, actor }: Pick<CustomerCtx, 'db' | 'actor'>): Promise<void> {
  return lockRecords(db, actor.customerId)
}
