import type { Ctx } from '#server/platform/context.ts'
import { isStatementFault, reasonOfFault } from './database-fault.ts'
import { createLockBudget, setLockTimeout } from './lock-timeout.ts'
import { moveStock } from './move-stock.ts'
import { releaseMovement, splitReleasable } from './release-stock.ts'
import { lockStock } from './stock-repository.ts'
import {
  type UnreleasedKey,
  countUnreleased as count,
  deleteUnreleased,
  listDueUnreleased,
  postponeUnreleased,
  takeAlarms,
} from './unreleased-stock-repository.ts'

const retriesMax = 50
const retryLocksMs = 2_000

/** Tries again to release the lines of ended reservations whose next attempt is due. */
export async function retryUnreleased(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const lockMs = createLockBudget(retryLocksMs)
  for (const key of await listDueUnreleased(ctx.db, ctx.now, retriesMax)) {
    const reason = await releaseLine(ctx, key, lockMs()).then(() => undefined, reasonOfFailure)
    if (reason) await postponeUnreleased(ctx.db, key, reason, ctx.now)
  }
}

function releaseLine(ctx: Pick<Ctx, 'db'>, key: UnreleasedKey, lockMs: number): Promise<void> {
  return ctx.db.transaction().execute(async (db) => {
    await setLockTimeout(db, lockMs)
    const quantity = await deleteUnreleased(db, key)
    if (quantity === undefined) return
    const { releasable, unreleasable } = splitReleasable(
      key.reservationId,
      [{ ...key, quantity }],
      await lockStock(db, [key]),
    )
    if (unreleasable[0]) throw new StillUnreleasable(unreleasable[0].reason)
    await moveStock(db, releasable.map(releaseMovement))
  })
}

/** Rolls an attempt back whose stock still cannot be released. */
class StillUnreleasable extends Error {}

function reasonOfFailure(error: unknown): string {
  if (error instanceof StillUnreleasable) return error.message
  if (isStatementFault(error)) return reasonOfFault(error)
  throw error
}

/** Logs an error for each line that an operator has to correct by hand, once. */
export async function alarmUnreleased({ db, log, now }: Pick<Ctx, 'db' | 'log' | 'now'>): Promise<void> {
  for (const { since, ...line } of await takeAlarms(db, now)) {
    log.error(
      { ...line, since: since.toISOString() },
      'stock of an ended reservation cannot be released: see "Reservations" in docs/operating.md',
    )
  }
}

/** How many lines of ended reservations have not been released: above 0, an operator should look. */
export function countUnreleased(ctx: Pick<Ctx, 'db'>): Promise<number> {
  return count(ctx.db)
}
