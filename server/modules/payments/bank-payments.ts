import { postingOfPayment } from '#domain/ledger/posting.ts'
import { sumCentavos } from '#domain/money/money.ts'
import { lockBalances, postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { hasWaitingForProof, lockWaitingForProof, updateStates } from './repository.ts'

/** Whether orders of a checkout of the customer wait for the proof of a deposit. */
export const isWaitingForProof = ({ db, actor }: CustomerCtx, globalId: string): Promise<boolean> =>
  hasWaitingForProof(db, actor.customerId, globalId)

/**
 * Pays the orders of a checkout that wait for the proof of a deposit from a deposit of the same customer. False where none
 * waits any more, as after they were canceled, or the deposit holds less: then it stays as it is.
 */
export async function payFromDeposit(
  ctx: CustomerCtx,
  { globalId, customerId, balanceId }: { globalId: string; customerId: string; balanceId: string },
): Promise<boolean> {
  const waiting = await lockWaitingForProof(ctx.db, customerId, globalId)
  const locked = await lockBalances(ctx, customerId, [balanceId])
  const balanceCentavos = locked.get(balanceId)?.balanceCentavos ?? 0
  const owedCentavos = sumCentavos(waiting.map(({ amountCentavos }) => amountCentavos))
  if (waiting.length === 0 || balanceCentavos < owedCentavos) return false
  const postings = waiting.map((part) => postingOfPayment({ ...part, kind: 'deposit', balanceId, dueAt: null }))
  await postToLedger(ctx, postings, { actorId: ctx.actor.customerId, locked })
  const ids = waiting.map(({ paymentId }) => paymentId)
  await updateStates(ctx.db, { ids, state: 'captured', actorId: ctx.actor.customerId, now: ctx.now })
  return true
}
