import { refuse } from '#contract/refusals.ts'
import { getAccountToSignIn } from '#server/modules/identity/accounts.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { type SignInStep, applyStep, newSignIn, prepareStep } from '#server/modules/sign-in/step.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { findApproval, markUsed } from './repository.ts'

/** The sign-in waits for the other device. */
export interface Waiting {
  isWaiting: true
}

/**
 * What follows for the device that wants to sign in: more waiting, or its session. The approval takes the place of the
 * password, so an account with a second factor has it asked for here (ACCOUNT-18). Refuses a sign-in that was refused,
 * used, has expired, or whose approving session has ended since.
 */
export async function prepareFinish(
  ctx: PrepareCtx,
  { id, secret }: { id: string; secret: string },
): Promise<SignInStep | Waiting> {
  if (ctx.tokens.readApproval(secret) !== id) refuse('approval-over')
  const approval = await findApproval(ctx.db, id, ctx.now)
  if (approval?.refusedAt) refuse('approval-refused')
  if (!approval || approval.usedAt || approval.isApproverSignedOut) refuse('approval-over')
  const { approvedAt, customerId, isRemembered } = approval
  if (!approvedAt || !customerId) return { isWaiting: true }
  const account = await getAccountToSignIn(ctx, customerId)
  const owner = { account, device: await knownDeviceOf(ctx, customerId) }
  const step = await prepareStep(ctx, owner, newSignIn(ctx, { customerId, isRemembered }))
  // The approving session may be old, or stolen: the new one does not count as a recent proof (ACCOUNT-23).
  return step.session ? { ...step, session: { ...step.session, isAuthenticated: false } } : step
}

/** Signs the device in. Of parallel calls one succeeds. */
export async function finishApproval(ctx: Ctx, id: string, step: SignInStep): Promise<void> {
  if (!(await markUsed(ctx.db, id, ctx.now))) refuse('approval-over')
  await applyStep(ctx, step)
}
