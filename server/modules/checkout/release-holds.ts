import { sql } from 'kysely'
import { type StockPlace, lockStock, moveStockIn } from '#server/modules/inventory/stock.ts'
import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { faultOf, isFaultOfDatabase } from './database-fault.ts'
import { giveBack, partHeld, toFree } from './give-back.ts'
import { deleteReservedTimes } from './past-reservations.ts'
import { closeExpired, closeLeft, deleteClosed, listExpired, listExpiredAt, lockCustomer } from './repository.ts'
import { type LineKey, insertUnreleased, listDueLines, postponeLine, takeAlarms, takeLine } from './unreleased-stock.ts'

export type SweepCtx = Pick<Ctx, 'db' | 'now' | 'log'>

const atOnceMax = 500
const waitMs = 250
/**
 * All the waiting for stocks that somebody else has locked, in one sweep. Behind it a locked stock is passed by at
 * once.
 */
const waitsMs = 2_000

/**
 * Lets the held stock of the customer's open verification go, as on leaving checkout; with an id only of that one.
 * False when there was none, or a payment for it is open.
 */
export async function leaveCheckout(ctx: CustomerCtx, verificationId?: string): Promise<boolean> {
  await lockCustomer(ctx.db, ctx.actor.customerId)
  const left = await closeLeft(ctx.db, ctx.actor.customerId, ctx.now, verificationId)
  if (!left) return false
  await giveBack(ctx.db, left.id, left.lines, await lockStock(ctx, left.lines), ctx.now)
  announceCatalogueChange(ctx)
  return true
}

/**
 * Lets the stock of verifications go that have expired or fallen silent, and answers with how many there were; the
 * caller tells the catalogue when it was any. Each has a transaction of its own, so that one that cannot be given back
 * stops no other: it is taken down, told once as an error, and tried again after growing pauses. Several processes may
 * do it at once: each skips what another is at.
 */
export async function releaseExpiredHolds(ctx: SweepCtx): Promise<number> {
  const released = await releaseAll(ctx, await listExpired(ctx.db, ctx.now, atOnceMax), waitsMs)
  await retryUnreleased(ctx)
  await alarm(ctx)
  return released
}

const forRequestMax = 10
const forRequestWaitsMs = 300

/**
 * The same, before a request for these goods, for those few that hold some of them: they must not be missing only
 * because nobody has swept yet. Nothing that goes wrong with somebody else's reservation decides the request.
 */
export async function releaseExpiredOf(ctx: SweepCtx, places: readonly StockPlace[]): Promise<number> {
  try {
    return await releaseAll(ctx, await listExpiredAt(ctx.db, ctx.now, forRequestMax, places), forRequestWaitsMs)
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not look for expired reservations before a request')
    return 0
  }
}

async function releaseAll(ctx: SweepCtx, ids: readonly string[], totalWaitMs: number): Promise<number> {
  const patience = patienceFor(totalWaitMs)
  let released = 0
  for (const id of ids) if (await releaseOne(ctx, id, patience())) released += 1
  return released
}

/** How long the next one may wait for a locked stock. */
function patienceFor(totalMs: number): () => number {
  const until = performance.now() + totalMs
  return () => (performance.now() < until ? waitMs : 1)
}

async function releaseOne(ctx: SweepCtx, id: string, lockMs: number): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      await waitForLocks(db, lockMs)
      const lines = await closeExpired(db, id, ctx.now)
      if (lines) await giveBack(db, id, lines, await lockStock({ db }, lines), ctx.now)
      return lines !== undefined
    })
  } catch (error) {
    if (!isFaultOfDatabase(error)) throw error
    return setAside(ctx, id, faultOf(error))
  }
}

/** Ends an expired verification without touching its stock, which is taken down to be given back later. */
async function setAside(ctx: SweepCtx, id: string, reason: string): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      const lines = await closeExpired(db, id, ctx.now)
      const lost = (lines ?? []).map((line) => ({ ...line, verificationId: id, reason }))
      await insertUnreleased(db, lost, ctx.now)
      return lines !== undefined
    })
  } catch (error) {
    if (!isFaultOfDatabase(error)) throw error
    ctx.log.error({ err: error, verificationId: id }, 'an expired reservation can neither be released nor set aside')
    return false
  }
}

const retriesMax = 50

async function retryUnreleased(ctx: SweepCtx): Promise<void> {
  const patience = patienceFor(waitsMs)
  for (const key of await listDueLines(ctx.db, ctx.now, retriesMax)) {
    const reason = await releaseLine(ctx, key, patience()).then(() => undefined, reasonOf)
    if (reason) await postponeLine(ctx.db, key, reason, ctx.now)
  }
}

function releaseLine(ctx: SweepCtx, key: LineKey, lockMs: number): Promise<void> {
  return ctx.db.transaction().execute(async (db) => {
    await waitForLocks(db, lockMs)
    const quantity = await takeLine(db, key)
    if (quantity === undefined) return
    const { held, lost } = partHeld(key.verificationId, [{ ...key, quantity }], await lockStock({ db }, [key]))
    if (lost[0]) throw new StillLost(lost[0].reason)
    await moveStockIn(db, held.map(toFree))
  })
}

/** Rolls a try back whose stock is still not what it should be. */
class StillLost extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof StillLost) return error.message
  if (isFaultOfDatabase(error)) return faultOf(error)
  throw error
}

async function alarm({ db, log, now }: SweepCtx): Promise<void> {
  for (const { since, ...line } of await takeAlarms(db, now)) {
    log.error(
      { ...line, since: since.toISOString() },
      'stock of an ended reservation cannot be given back: see "Reservations" in docs/operating.md',
    )
  }
}

async function waitForLocks(db: Database, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`.execute(db)
}

/**
 * Deletes verifications that were placed before an instant, remembered that long for requests sent again, and those
 * that became no order before a later one, with the times that they are counted by: no window is longer than a day.
 */
export async function forgetVerifications(
  db: Database,
  before: { placed: Date; left: Date },
  signal?: AbortSignal,
): Promise<void> {
  await deleteClosed(db, before, signal)
  await deleteReservedTimes(db, before.left, signal)
}
