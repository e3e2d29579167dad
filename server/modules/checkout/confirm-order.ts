import { sql } from 'kysely'
import { refuse } from '#contract/refusals.ts'
import { settleQuantity } from '#domain/cart/quantity.ts'
import type { Centavos } from '#domain/money/money.ts'
import { compareTotals } from '#domain/orders/verification.ts'
import { type Found, type Offer, listOffers, priceOf } from '#server/modules/catalogue/goods.ts'
import { type StockMovement, lockStock, moveStock } from '#server/modules/catalogue/stock.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { partHeld } from './give-back.ts'
import { presentChanges, presentTotalChanged } from './present.ts'
import { type VerifiedLine, closeOpen, insertVerification, lockCustomer } from './repository.ts'
import { insertUnreleased } from './unreleased-stock.ts'

export interface WishedLine {
  branchCode: number
  productCode: string
  quantity: number
  note: string | null
}

export interface ComputedLine extends VerifiedLine {
  productId: string
  name: string
  amountCentavos: Centavos
}

export interface Change {
  branchCode: number
  productCode: string
  name: string
  reason: 'reduced' | 'removed'
  oldQuantity: number
  quantity: number
}

export interface Verification {
  id: string
  lines: ComputedLine[]
  totalCentavos: Centavos
  expiresAt: Date
}

/**
 * Recomputes an order and holds its stock for the customer, instead of what an earlier verification held (D3). Refuses with
 * `total-changed` where stock fell or the total is another than the sent one, and with `nothing-to-order` where nothing is left; the
 * refusal rolls back, so it holds nothing and an earlier hold stays as it was.
 */
export async function confirmOrder(ctx: CustomerCtx, wished: readonly WishedLine[], sentCentavos: Centavos): Promise<Verification> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx.db, customerId)
  const earlier = await takeEarlier(ctx, wished)
  const own = new Map(earlier.map((line) => [keyOf(line), line.quantity]))
  const found = await listWished(ctx, wished)
  const outcomes = wished.map((line) => compute(ctx, line, found.get(keyOf(line))?.product, own.get(keyOf(line)) ?? 0))
  const lines = outcomes.flatMap((outcome) => outcome.line ?? [])
  const changes = outcomes.flatMap((outcome) => outcome.change ?? [])
  const totalCentavos = lines.reduce((sum, line) => sum + line.amountCentavos, 0)
  if (lines.length === 0) refuse('nothing-to-order', { changes: presentChanges(changes) })
  if (changes.length > 0 || compareTotals(sentCentavos, totalCentavos))
    refuse('total-changed', presentTotalChanged(sentCentavos, totalCentavos, lines, changes))
  await moveStock(ctx, movementsOf(earlier, lines))
  const id = ctx.newId()
  const expiresAt = new Date(ctx.now.getTime() + ctx.settings.HOLD_SECONDS * 1000)
  await insertVerification(ctx.db, { id, customerId, itemsCentavos: totalCentavos, now: ctx.now, expiresAt }, lines)
  return { id, lines, totalCentavos, expiresAt }
}

/** Ends what the customer held before; locks its stock and the wished one. What of it cannot be given back is taken down, and is not theirs any more. */
async function takeEarlier(ctx: CustomerCtx, wished: readonly WishedLine[]): Promise<VerifiedLine[]> {
  const open = await closeOpen(ctx.db, ctx.actor.customerId, ctx.now)
  const stocks = await lockStock(ctx, [...wished, ...(open?.lines ?? [])])
  if (!open) return []
  const { held, lost } = partHeld(open.id, open.lines, stocks)
  await insertUnreleased(ctx.db, lost, ctx.now)
  return held
}

async function listWished(ctx: CustomerCtx, wished: readonly WishedLine[]): Promise<Map<string, Found<Offer, null>>> {
  const rows = await listOffers<null>(
    ctx,
    sql`
    select w.branch_code, w.product_code, 0 as place, null::json as extra
    from unnest(${wished.map((line) => line.branchCode)}::int[], ${wished.map((line) => line.productCode)}::text[]) as w (branch_code, product_code)`,
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function compute(
  ctx: CustomerCtx,
  wished: WishedLine,
  offer: Offer | undefined,
  ownHeld: number,
): { line?: ComputedLine; change?: Change } {
  const { branchCode, productCode, note } = wished
  const stock = offer?.isSold ? offer.free + ownHeld : 0
  const priceAt = (quantity: number) => offer && priceOf(ctx, offer, quantity)
  const { quantity } = settleQuantity({
    wanted: wished.quantity,
    stock,
    priceCentavos: priceAt(Math.max(1, Math.min(wished.quantity, stock))),
  })
  const unitPriceCentavos = priceAt(quantity)
  const change: Change = {
    branchCode,
    productCode,
    name: offer?.name ?? productCode,
    reason: 'reduced',
    oldQuantity: wished.quantity,
    quantity,
  }
  if (!offer || quantity === 0 || !unitPriceCentavos) return { change: { ...change, reason: 'removed', quantity: 0 } }
  const amountCentavos = quantity * unitPriceCentavos
  const line = { branchCode, productCode, productId: offer.id, name: offer.name, quantity, unitPriceCentavos, amountCentavos, note }
  return quantity < wished.quantity ? { line, change } : { line }
}

/** What is held now instead of what was held before, each product at a branch once. */
function movementsOf(earlier: readonly VerifiedLine[], lines: readonly VerifiedLine[]): StockMovement[] {
  const movements = new Map<string, StockMovement>()
  const add = ({ branchCode, productCode }: VerifiedLine, pieces: number) => {
    const key = keyOf({ branchCode, productCode })
    const reserved = (movements.get(key)?.reserved ?? 0) + pieces
    movements.set(key, { branchCode, productCode, onHand: 0, reserved })
  }
  for (const line of earlier) add(line, -line.quantity)
  for (const line of lines) add(line, line.quantity)
  return [...movements.values()]
}

function keyOf({ branchCode, productCode }: { branchCode: number; productCode: string }): string {
  return `${branchCode} ${productCode}`
}
