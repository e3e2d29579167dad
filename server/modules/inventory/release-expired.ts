import type { Ctx } from '#server/platform/context.ts'
import { isStatementFault, reasonOfFault } from './database-fault.ts'
import { endExpired, listExpired, listExpiredAt } from './expired-reservations-repository.ts'
import { createLockBudget, setLockTimeout } from './lock-timeout.ts'
import { releaseStock } from './release-stock.ts'
import { alarmUnreleased, retryUnreleased } from './retry-unreleased.ts'
import type { StockKey } from './stock.ts'
import { insertUnreleased } from './unreleased-stock-repository.ts'

/** The background job has no request, so no actor and no language. */
export type BackgroundCtx = Pick<Ctx, 'db' | 'now' | 'log'>

const backgroundMax = 500
const backgroundLocksMs = 2_000

/**
 * Releases the reservations that have expired or whose page fell silent, and gives how many there were; the caller
 * announces the change of the catalogue if there were any. Each has a transaction of its own, so that one whose stock
 * cannot be released stops no other: its lines are recorded, reported once as an error, and tried again after growing
 * pauses. Several processes may do this at once: each passes over what another has locked.
 */
export async function releaseExpiredReservations(ctx: BackgroundCtx): Promise<number> {
  const released = await releaseAll(ctx, await listExpired(ctx.db, ctx.now, backgroundMax), backgroundLocksMs)
  await retryUnreleased(ctx)
  await alarmUnreleased(ctx)
  return released
}

const requestMax = 10
const requestLocksMs = 300

/**
 * Releases, for a request that found too few of these products, the expired reservations that hold some of them, a few
 * at most, and gives how many there were: the products must not be out of stock only because the background job has not
 * run yet. Nothing that fails here fails the request.
 */
export async function releaseExpiredAt(ctx: BackgroundCtx, keys: readonly StockKey[]): Promise<number> {
  try {
    const ids = await listExpiredAt(ctx.db, { now: ctx.now, max: requestMax, keys })
    return await releaseAll(ctx, ids, requestLocksMs)
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not look for expired reservations for a request')
    return 0
  }
}

async function releaseAll(ctx: BackgroundCtx, ids: readonly string[], locksMs: number): Promise<number> {
  const lockMs = createLockBudget(locksMs)
  let released = 0
  for (const id of ids) if (await releaseOne(ctx, id, lockMs())) released += 1
  return released
}

async function releaseOne(ctx: BackgroundCtx, id: string, lockMs: number): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      await setLockTimeout(db, lockMs)
      const lines = await endExpired(db, id, ctx.now)
      if (lines) await releaseStock(db, { id, lines }, ctx.now)
      return lines !== undefined
    })
  } catch (error) {
    if (!isStatementFault(error)) throw error
    return endWithoutRelease(ctx, id, reasonOfFault(error))
  }
}

/** Ends an expired reservation without touching its stock, which is recorded to be released later. */
async function endWithoutRelease(ctx: BackgroundCtx, id: string, reason: string): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      const lines = await endExpired(db, id, ctx.now)
      const unreleased = (lines ?? []).map((line) => ({ ...line, reservationId: id, reason }))
      await insertUnreleased(db, unreleased, ctx.now)
      return lines !== undefined
    })
  } catch (error) {
    if (!isStatementFault(error)) throw error
    ctx.log.error({ err: error, reservationId: id }, 'an expired reservation can neither be released nor set aside')
    return false
  }
}
