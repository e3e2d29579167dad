import { moveStock, moveStockIn } from '#server/modules/catalogue/stock.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type VerifiedLine, closeExpired, closeOpen, deleteClosed, hasExpired, lockCustomer } from './repository.ts'

const batchMax = 50
const batchesMax = 20

/** Lets the held stock of the customer's open verification go, as on leaving checkout. False when there was none. */
export async function leaveCheckout(ctx: CustomerCtx): Promise<boolean> {
  await lockCustomer(ctx.db, ctx.actor.customerId)
  const held = await closeOpen(ctx.db, ctx.actor.customerId, ctx.now)
  await moveStock(ctx, (held ?? []).map(toFree))
  return held !== undefined
}

/**
 * Lets the stock of expired verifications go and answers with how many there were; the caller tells the catalogue when it was any.
 * It opens its own transactions, one for each batch, and several processes may do it at once: each skips what another holds.
 */
export async function releaseExpiredHolds(db: Database, now: Date): Promise<number> {
  let released = 0
  if (!(await hasExpired(db, now))) return released
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const count = await db.transaction().execute(async (inside) => {
      const { closed, held } = await closeExpired(inside, now, batchMax)
      await moveStockIn(inside, held.map(toFree))
      return closed
    })
    released += count
    if (count < batchMax) break
  }
  return released
}

function toFree({ branchCode, productCode, quantity }: Pick<VerifiedLine, 'branchCode' | 'productCode' | 'quantity'>) {
  return { branchCode, productCode, onHand: 0, reserved: -quantity }
}

/** Deletes verifications that were released or placed before an instant; a placed one is remembered that long for requests sent again. */
export function forgetVerifications(db: Database, before: Date): Promise<void> {
  return deleteClosed(db, before)
}
