import type { CustomerCtx } from '#server/platform/context.ts'
import { endSessionsOf, clearDevices } from './devices-repository.ts'
import { momentOf } from './sessions.ts'
import { anonymise } from './repository.ts'

/**
 * Takes the person out of the customer's account and ends all its sessions. The row stays with its customer code, since
 * orders and receipts name it; the e-mail may register again.
 */
export async function anonymiseAccount(ctx: CustomerCtx): Promise<void> {
  const { db, actor, now } = ctx
  await anonymise(db, actor.customerId, now)
  await endSessionsOf(db, actor.customerId, 'all', momentOf(ctx))
  await clearDevices(db, actor.customerId)
}
