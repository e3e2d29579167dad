import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { endSessionsOf, listSessions } from './sessions-repository.ts'

/** The devices on which the customer is signed in, the last used first. */
export function listDevices({ db, actor, now }: CustomerCtx) {
  return listSessions(db, actor.customerId, now)
}

/** Signs one device of the customer out. Refuses one that is not signed in. */
export async function endDevice({ db, actor, now }: CustomerCtx, id: string): Promise<void> {
  if ((await endSessionsOf(db, actor.customerId, { id }, now)) === 0) refuse('not-found')
}

/** Signs out all devices of the customer except the caller's; gives how many there were. */
export function endOtherDevices({ db, actor, now }: CustomerCtx): Promise<number> {
  return endSessionsOf(db, actor.customerId, { allBut: actor.sessionId }, now)
}
