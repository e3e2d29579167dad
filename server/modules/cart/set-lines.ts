import { type CartLine, linesMax, mergeCarts, refusalToSetLine, setLine } from '#domain/cart/cart.ts'
import { refuse, refuseIf } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import {
  type CartRow,
  type LineToKeep,
  deleteLines,
  listLinesAnd,
  lockCart,
  upsertLine,
  upsertLines,
} from './repository.ts'
import { type Notice, type ViewedCart, type WishedLine, cartOf, settle } from './view-cart.ts'

/**
 * Sets one product of the customer's cart: a quantity above the free stock is clamped with a notice, 0 removes. Refuses
 * an unknown product or branch, a product without price or stock, and one more than a cart holds (CART-8, CART-10). It
 * reads once and writes once.
 */
export async function setCartLine(ctx: CustomerCtx, branchCode: number, wished: WishedLine): Promise<ViewedCart> {
  const rows = await listLinesAnd(ctx, branchCode, [wished.productCode])
  if (!isNearlyFull(rows)) return setOne(ctx, branchCode, wished, rows)
  return inTransaction(ctx, async (inside) =>
    setOne(inside, branchCode, wished, await relistLocked(inside, branchCode, [wished.productCode])),
  )
}

async function setOne(
  ctx: CustomerCtx,
  branchCode: number,
  wished: WishedLine,
  rows: readonly CartRow[],
): Promise<ViewedCart> {
  const row = rows.find(({ productCode }) => productCode === wished.productCode)
  if (!row?.product || !row.hasBranch || (wished.quantity > 0 && !row.product.isSold)) refuse('not-found')
  const before = keptLines(rows)
  refuseIf(refusalToSetLine(before, toCartLine(wished)))
  const { quantity, notice } = settle(ctx, row.product, wished.quantity)
  if (notice === 'out-of-stock') refuse('product-out-of-stock', { productCode: wished.productCode, available: 0 })
  if (notice === 'no-price') refuse('product-without-price', { productCode: wished.productCode })
  const after = setLine(before, toCartLine({ ...wished, quantity }))
  return store(
    ctx,
    branchCode,
    rows,
    before,
    after,
    notice ? [{ productCode: wished.productCode, reason: notice, quantity }] : [],
    'set',
  )
}

/**
 * Sets several products at once, or merges a guest's: there the larger quantity of both stays, so merging twice is the
 * same as once (domain/cart mergeCarts). A line that cannot be taken becomes a notice and never stops the others.
 */
export async function setCartLines(
  ctx: CustomerCtx,
  branchCode: number,
  wished: readonly WishedLine[],
  mode: 'merge' | 'set',
): Promise<ViewedCart> {
  const codes = [...new Set(wished.map((line) => line.productCode))]
  const seen = await listLinesAnd(ctx, branchCode, codes)
  const rows = isNearlyFull(seen) ? await relistLocked(ctx, branchCode, codes) : seen
  if (!rows.every((row) => row.hasBranch)) refuse('not-found')
  const found = new Map(rows.map((row) => [row.productCode, row]))
  const before = keptLines(rows)
  const notices = new Map<string, Notice>()
  const after = wished.reduce<CartLine[]>((lines, line) => {
    const outcome = takeLine(ctx, lines, found.get(line.productCode), line, mode)
    if (outcome.notice) notices.set(line.productCode, outcome.notice)
    return outcome.lines
  }, before)
  return store(ctx, branchCode, rows, before, after, [...notices.values()], mode)
}

function takeLine(
  ctx: CustomerCtx,
  lines: CartLine[],
  row: CartRow | undefined,
  wished: WishedLine,
  mode: 'merge' | 'set',
): { lines: CartLine[]; notice?: Notice } {
  const { productCode } = wished
  if (wished.quantity === 0) return { lines: mode === 'set' ? setLine(lines, toCartLine(wished)) : lines }
  if (!row?.product?.isSold) return { lines, notice: { productCode, reason: 'out-of-stock', quantity: 0 } }
  if (refusalToSetLine(lines, toCartLine(wished)))
    return { lines, notice: { productCode, reason: 'cart-full', quantity: 0 } }
  const { quantity, notice } = settle(ctx, row.product, wished.quantity)
  const told = notice && { notice: { productCode, reason: notice, quantity } }
  if (quantity === 0) return { lines, ...told }
  const line = toCartLine({ ...wished, quantity })
  return { lines: mode === 'set' ? setLine(lines, line) : mergeCarts(lines, [line]), ...told }
}

// Within this many lines of the limit a cart is filled by one request at a time, so that parallel ones cannot pass it
// together.
const nearLimit = 30

function isNearlyFull(rows: readonly CartRow[]): boolean {
  return rows.length + nearLimit > linesMax
}

async function relistLocked(ctx: CustomerCtx, branchCode: number, productCodes: readonly string[]): Promise<CartRow[]> {
  await lockCart(ctx.db, ctx.actor.customerId, branchCode)
  return listLinesAnd(ctx, branchCode, productCodes)
}

function inTransaction<T>(ctx: CustomerCtx, work: (inside: CustomerCtx) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}

async function store(
  ctx: CustomerCtx,
  branchCode: number,
  rows: readonly CartRow[],
  before: readonly CartLine[],
  after: readonly CartLine[],
  notices: readonly Notice[],
  mode: 'merge' | 'set',
): Promise<ViewedCart> {
  const old = new Map(before.map((line) => [line.productCode, line]))
  const kept = new Map(after.map((line) => [line.productCode, line]))
  const changed = after.filter(
    (line) => old.get(line.productCode)?.quantity !== line.quantity || old.get(line.productCode)?.note !== line.note,
  )
  const gone = before.map((line) => line.productCode).filter((code) => !kept.has(code))
  const { customerId } = ctx.actor
  const lines = changed.map(({ productCode, quantity, note }): LineToKeep => ({
    customerId,
    branchCode,
    productCode,
    quantity,
    note: note ?? null,
    addedAt: ctx.now,
  }))
  const [first] = lines
  if (first && lines.length === 1 && mode === 'set') await upsertLine(ctx.db, first)
  else if (first) await upsertLines(ctx.db, lines, mode)
  if (gone.length > 0) await deleteLines(ctx.db, customerId, branchCode, gone)
  const found = new Map(rows.map((row) => [row.productCode, row]))
  const shown = after.flatMap(({ productCode, quantity, note }) => {
    const row = found.get(productCode)
    return row ? [{ ...row, context: { ...row.context, quantity, note: note ?? null } }] : []
  })
  return cartOf(ctx, branchCode, shown, notices)
}

function keptLines(rows: readonly CartRow[]): CartLine[] {
  return rows
    .filter((row) => row.context.quantity > 0)
    .map(({ productCode, context }) => ({
      productCode,
      quantity: context.quantity,
      ...(context.note !== null && { note: context.note }),
    }))
}

function toCartLine({ productCode, quantity, note }: WishedLine): CartLine {
  return { productCode, quantity, ...(note !== undefined && { note }) }
}
