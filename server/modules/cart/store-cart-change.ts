import type { CartLine } from '#domain/cart/cart.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type CartNotice, type CartView, toCartView } from './cart-view.ts'
import type { CartRow } from './repository.ts'
import { type StoredLine, deleteLines, upsertLine, upsertLines } from './write-repository.ts'

/** A change of a cart that is to be written. */
export interface CartChange {
  branchCode: number
  /** The products of the cart and of the change, as they were read. */
  rows: readonly CartRow[]
  before: readonly CartLine[]
  after: readonly CartLine[]
  notices: readonly CartNotice[]
  mode: 'merge' | 'set'
}

/** Writes the lines that differ between `before` and `after`, and gives the cart as it is then. */
export async function storeCartChange(ctx: CustomerCtx, change: CartChange): Promise<CartView> {
  const { branchCode, rows, before, after, notices, mode } = change
  const { customerId } = ctx.actor
  const changed = changedLines(ctx, change)
  const [first] = changed
  if (first && changed.length === 1 && mode === 'set') await upsertLine(ctx.db, first)
  else if (first) await upsertLines(ctx.db, changed, mode)
  const remaining = new Set(after.map((line) => line.productCode))
  const removed = before.map((line) => line.productCode).filter((code) => !remaining.has(code))
  if (removed.length > 0) await deleteLines(ctx.db, { customerId, branchCode, productCodes: removed })
  const rowOf = new Map(rows.map((row) => [row.productCode, row]))
  const shown = after.flatMap(({ productCode, quantity, note }) => {
    const row = rowOf.get(productCode)
    return row ? [{ ...row, context: { ...row.context, quantity, note: note ?? null } }] : []
  })
  return toCartView(ctx, branchCode, shown, notices)
}

function changedLines(ctx: CustomerCtx, { branchCode, before, after }: CartChange): StoredLine[] {
  const old = new Map(before.map((line) => [line.productCode, line]))
  return after
    .filter(({ productCode, quantity, note }) => {
      const line = old.get(productCode)
      return line?.quantity !== quantity || line?.note !== note
    })
    .map(({ productCode, quantity, note }) => ({
      customerId: ctx.actor.customerId,
      branchCode,
      productCode,
      quantity,
      note: note ?? null,
      addedAt: ctx.now,
    }))
}

/** The lines that are in a cart, among the rows that were read. */
export function cartLinesOf(rows: readonly CartRow[]): CartLine[] {
  return rows
    .filter((row) => row.context.quantity > 0)
    .map(({ productCode, context }) => ({
      productCode,
      quantity: context.quantity,
      ...(context.note !== null && { note: context.note }),
    }))
}
