import type { Posting } from '#domain/ledger/posting.ts'
import type { Ctx } from '#server/platform/context.ts'
import {
  type LockedBalance,
  type NewMovement,
  insertPostings,
  lockBalanceRows,
  readLockedBalances,
} from './ledger-repository.ts'

/** Balances that this transaction has locked, by their ids. */
export type LockedBalances = Map<string, LockedBalance>

/**
 * Locks balances until the transaction ends and gives what they hold, by id. A balance that is missing or not one of
 * this customer's is left out. They are locked in the order of their ids, so that two payments queue instead of
 * deadlocking.
 */
export async function lockBalances(ctx: Ctx, customerId: string, ids: readonly string[]): Promise<LockedBalances> {
  if (ids.length === 0) return new Map()
  const [, rows] = await Promise.all([
    lockBalanceRows(ctx.db, customerId, ids),
    // Read by a second statement: the one that waited for the lock sees the movements of before.
    readLockedBalances(ctx.db, customerId, ids),
  ])
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes transactions to the ledger, with their movements of balances. Each balance that moves has to be locked by this
 * transaction, or be new. The database refuses a transaction whose entries do not add up to zero, and a balance below
 * zero.
 */
export async function postToLedger(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  postings: readonly Posting[],
  { actorId, locked = new Map() }: { actorId: string | null; locked?: LockedBalances },
): Promise<void> {
  const nonZero = postings.filter(({ entries }) => entries.some(({ amountCentavos }) => amountCentavos !== 0))
  if (nonZero.length === 0) return
  const numbered = nonZero.map((posting) => ({ ...posting, id: ctx.newId() }))
  const movements = numbered.flatMap(({ id, movement }) => {
    if (!movement) return []
    const next = continueBalance(locked, movement.balanceId, movement.amountCentavos)
    return [{ ...movement, ...next, transactionId: id } satisfies NewMovement]
  })
  await insertPostings(ctx.db, { postings: numbered, movements, actorId, at: ctx.now })
}

/** The next number and sum of a balance, which the map remembers for further movements of the same transaction. */
function continueBalance(locked: LockedBalances, balanceId: string, amountCentavos: number) {
  const before = locked.get(balanceId)
  const number = (before?.number ?? 0) + 1
  const balanceAfterCentavos = (before?.balanceCentavos ?? 0) + amountCentavos
  if (before) locked.set(balanceId, { ...before, number, balanceCentavos: balanceAfterCentavos })
  return { number, balanceAfterCentavos }
}
