import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Passkey, updateName } from './repository.ts'

/** Gives a passkey of the customer another name. Somebody else's is not found. */
export async function renamePasskey(
  { db, actor }: CustomerCtx,
  renamed: { id: string; name: string },
): Promise<Passkey> {
  return (await updateName(db, actor.customerId, renamed)) ?? refuse('not-found')
}
