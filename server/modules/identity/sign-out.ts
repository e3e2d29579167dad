import type { Ctx } from '#server/platform/context.ts'
import { endSession } from './sessions-repository.ts'

/** Ends the session of the caller, if there is one. */
export async function signOut({ db, actor, now }: Ctx): Promise<void> {
  if (actor.kind === 'customer') await endSession(db, actor.sessionId, now, 'signed-out')
}
