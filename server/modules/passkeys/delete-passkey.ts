import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { mailChange } from './mail-change.ts'
import { erasePasskeys, removePasskey } from './repository.ts'

/** Deletes a passkey of the customer and tells the owner by mail. Somebody else's is not found. */
export async function deletePasskey(ctx: CustomerCtx, id: string): Promise<void> {
  const name = await removePasskey(ctx.db, ctx.actor.customerId, { id, now: ctx.now })
  await mailChange(ctx, 'passkey-removed', name ?? refuse('not-found'))
}

/** Deletes all passkeys of an account, without a word to its owner. */
export function removePasskeys({ db }: Pick<CustomerCtx, 'db'>, customerId: string): Promise<void> {
  return erasePasskeys(db, customerId)
}
