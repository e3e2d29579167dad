import { refuse } from '#contract/refusals.ts'
import { reportSession as endReported } from '#server/modules/identity/sessions.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

/** The session that a mail's link reports. Refuses a link that the store did not make, or that has expired. */
export async function prepareReport({ tokens, now }: PrepareCtx, { token }: { token: string }): Promise<string> {
  return tokens.readReport(token, now) ?? refuse('link-invalid')
}

/** Ends a session whose sign-in was not the owner's. One that has ended already stays so. */
export async function reportSession({ db, now }: Ctx, sessionId: string): Promise<void> {
  await endReported(db, sessionId, now)
}
