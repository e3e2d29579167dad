import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { momentOf } from './sessions.ts'
import { endSessionsOf, listSessions } from './devices-repository.ts'

/** The devices on which the customer is signed in, the last used first. */
export function listDevices(ctx: CustomerCtx) {
  return listSessions(ctx.db, ctx.actor.customerId, momentOf(ctx))
}

/** Signs one device of the customer out. Refuses one that is not signed in. */
export async function endDevice(ctx: CustomerCtx, id: string): Promise<void> {
  if ((await endSessionsOf(ctx.db, ctx.actor.customerId, { ids: [id] }, momentOf(ctx))) === 0) refuse('not-found')
}

/** Signs out several devices of the customer, but never the caller's; gives how many there were. Refuses where there is none. */
export async function endDevices(ctx: CustomerCtx, ids: readonly string[]): Promise<number> {
  const { db, actor } = ctx
  const ended = await endSessionsOf(db, actor.customerId, { ids, allBut: actor.sessionId }, momentOf(ctx))
  return ended > 0 ? ended : refuse('not-found')
}

/** Signs out all devices of the customer except the caller's; gives how many there were. */
export function endOtherDevices(ctx: CustomerCtx): Promise<number> {
  const { db, actor } = ctx
  return endSessionsOf(db, actor.customerId, { allBut: actor.sessionId }, momentOf(ctx))
}
