import { refuse } from '#contract/refusals.ts'
import { findDeviceOfSession, reportSession as endReported } from '#server/modules/identity/sessions.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

export interface Report {
  sessionId: string
  /** The device that the account may have trusted, by its keyed hash. */
  trust: { customerId: string; deviceHash: string } | undefined
}

/** The session that a mail's link reports. Refuses a link that the store did not make, or that has expired. */
export async function prepareReport(ctx: PrepareCtx, { token }: { token: string }): Promise<Report> {
  const { tokens, now } = ctx
  const sessionId = tokens.readReport(token, now) ?? refuse('link-invalid')
  const found = await findDeviceOfSession(ctx, sessionId)
  return {
    sessionId,
    trust: found && { customerId: found.customerId, deviceHash: tokens.keyedHash(found.device) },
  }
}

/**
 * Ends a session whose sign-in was not the owner's, and with it the trust in its device. One that has ended already stays
 * so.
 */
export async function reportSession(ctx: Ctx, { sessionId, trust }: Report): Promise<void> {
  await endReported(ctx, sessionId)
  if (trust) await ctx.identity.endTrust(ctx, trust.customerId, { only: trust.deviceHash })
}
