import { postingOfPayment } from '#domain/ledger/posting.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { fillInTurn } from '#domain/payments/allocate.ts'
import { missingDeposit } from '#domain/payments/missing-deposit.ts'
import { lockBalances, postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { hasWaitingForProof, lockPaymentsOf, lockWaitingForProof, updateStates } from './repository.ts'

/** Whether orders of a checkout of the customer wait for the proof of a deposit. */
export const isWaitingForProof = ({ db, actor }: CustomerCtx, globalId: string): Promise<boolean> =>
  hasWaitingForProof(db, actor.customerId, globalId)

/**
 * Locks the payments of a checkout that wait for the proof of a deposit, until the transaction ends, and gives the ids of
 * the orders that they are for.
 */
export async function lockWaitingOrders(
  { db }: Pick<CustomerCtx, 'db'>,
  { globalId, customerId }: { globalId: string; customerId: string },
): Promise<number[]> {
  const waiting = await lockWaitingForProof(db, customerId, globalId)
  return waiting.map(({ orderId }) => orderId)
}

/** Locks the payments of an order, and gives whether one of them waits for the proof of a deposit. */
export async function lockUnproven({ db }: Pick<CustomerCtx, 'db'>, orderId: number): Promise<boolean> {
  const payments = await lockPaymentsOf(db, orderId)
  return payments.some(({ state }) => state === 'pending_approval')
}

/**
 * What became of deposits that were meant for orders: they paid them, and `leftCentavos` stay on them, no order waits any
 * more, or the orders need `missingCentavos` beside them.
 */
export type DepositUse = { leftCentavos: Centavos } | 'none-waits' | { missingCentavos: Centavos }

/**
 * Pays the orders of a checkout that wait for the proof of a deposit from deposits of the same customer, the first one
 * first. Where none waits any more, as after they were canceled, or the deposits hold less together, they stay as they
 * are.
 */
export async function payFromDeposits(
  ctx: CustomerCtx,
  { globalId, customerId, balanceIds }: { globalId: string; customerId: string; balanceIds: readonly string[] },
): Promise<DepositUse> {
  const waiting = await lockWaitingForProof(ctx.db, customerId, globalId)
  const locked = await lockBalances(ctx, customerId, balanceIds)
  const deposits = balanceIds.map((id) => ({ id, amountCentavos: locked.get(id)?.balanceCentavos ?? 0 }))
  const owedCentavos = sumCentavos(waiting.map(({ amountCentavos }) => amountCentavos))
  const left = deposits.map(({ amountCentavos }) => amountCentavos)
  const missingCentavos = missingDeposit(owedCentavos, left)
  if (waiting.length === 0) return 'none-waits'
  if (missingCentavos > 0) return { missingCentavos }
  const owed = waiting.map((part) => ({ ...part, totalCentavos: part.amountCentavos }))
  const postings = fillInTurn(deposits, owed).map(({ payment: { id: balanceId }, order, amountCentavos }) => {
    const { paymentId, orderId } = order
    return postingOfPayment({ paymentId, orderId, amountCentavos, kind: 'deposit', balanceId, dueAt: null })
  })
  await postToLedger(ctx, postings, { actorId: ctx.actor.customerId, locked })
  const ids = waiting.map(({ paymentId }) => paymentId)
  await updateStates(ctx.db, { ids, state: 'captured', actorId: ctx.actor.customerId, now: ctx.now })
  return { leftCentavos: sumCentavos(left) - owedCentavos }
}
