import { postingOfPayment } from '#domain/ledger/posting.ts'
import { postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { lockDue, updateStates } from './repository.ts'

/** Notes that what was due for an order came in with its delivery, in the caller's transaction (PAYMENT-14). */
export async function collectPayments(ctx: CustomerCtx, orderId: number): Promise<void> {
  const due = await lockDue(ctx.db, orderId)
  const actorId = ctx.actor.customerId
  const postings = due.map((part) => postingOfPayment({ ...part, kind: 'cash', balanceId: null, dueAt: null }))
  await postToLedger(ctx, postings, { actorId })
  const ids = due.map(({ paymentId }) => paymentId)
  await updateStates(ctx.db, { ids, state: 'captured', actorId, now: ctx.now })
}
