import { linesMax } from '#domain/cart/cart.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type CartRow, listLinesWith } from './repository.ts'
import { lockCart } from './write-repository.ts'

// Within this many lines of the limit one request at a time adds lines to a cart, so that parallel ones cannot pass the
// limit together. Below it nothing is locked.
const nearLimit = 30

export function isNearlyFull(rows: readonly CartRow[]): boolean {
  return rows.length + nearLimit > linesMax
}

/** Locks the cart until the transaction ends, and reads it anew. */
export async function lockAndReload(
  ctx: CustomerCtx,
  branchCode: number,
  productCodes: readonly string[],
): Promise<CartRow[]> {
  await lockCart(ctx.db, ctx.actor.customerId, branchCode)
  return listLinesWith(ctx, branchCode, productCodes)
}
