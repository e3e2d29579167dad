import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { digitsOf } from './begin-approval.ts'
import { type Approval, countTry, decideApproval, findApproval } from './repository.ts'

/** How many tries at the digits are evaluated for one sign-in. */
const triesMax = 5

/** The sign-in that waits for the customer. Refuses one that is over, and one that somebody else decided on. */
export async function getApproval({ db, actor, now }: CustomerCtx, id: string): Promise<Approval> {
  const approval = await findApproval(db, id, now)
  const isOwn = approval?.customerId === null || approval?.customerId === actor.customerId
  if (!approval || !isOwn || approval.tries >= triesMax) refuse('approval-over')
  return approval
}

/**
 * Checks the digits, before the transaction: the try is counted before it is evaluated, so that parallel guesses
 * evaluate no more than five. True where the customer has approved already.
 */
export async function checkDigits(
  { db, now, tokens, actor }: PrepareCtx<CustomerCtx>,
  { id, digits }: { id: string; digits: string },
): Promise<boolean> {
  if (!(await countTry(db, { id, now, max: triesMax }))) {
    const approval = await findApproval(db, id, now)
    if (!approval?.approvedAt || approval.customerId !== actor.customerId) refuse('approval-over')
    return true
  }
  if (digits.replaceAll(/\D/g, '') !== digitsOf(tokens, id)) refuse('approval-mismatch')
  return false
}

/** Approves the sign-in of another device to the customer's account. Of parallel decisions one succeeds. */
export async function approveSignIn(ctx: CustomerCtx, id: string): Promise<void> {
  if (!(await decide(ctx, 'approved_at', id))) refuse('approval-over')
}

/** Refuses the sign-in of another device, also one that the customer approved and that was not used yet. */
export async function refuseSignIn(ctx: CustomerCtx, id: string): Promise<void> {
  if (!(await decide(ctx, 'refused_at', id))) refuse('approval-over')
}

function decide({ db, now, actor }: CustomerCtx, outcome: 'approved_at' | 'refused_at', id: string): Promise<boolean> {
  return decideApproval(db, outcome, { id, customerId: actor.customerId, sessionId: actor.sessionId, now })
}
