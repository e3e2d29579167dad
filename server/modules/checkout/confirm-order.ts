import { refuse } from '#contract/refusals.ts'
import { settleQuantity } from '#domain/cart/quantity.ts'
import type { Centavos } from '#domain/money/money.ts'
import { compareTotals } from '#domain/orders/verification.ts'
import { type SellableProduct, unitPriceFor } from '#server/modules/products/products-at-branch.ts'
import { type StockMovement, lockStock, moveStock } from '#server/modules/inventory/stock.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { partHeld } from './give-back.ts'
import { type ComputedLine, type WishedLine, keyOf, listWished } from './order-lines.ts'
import { presentChanges, presentTotalChanged } from './present.ts'
import {
  type VerifiedLine,
  closeReplaced,
  insertVerification,
  lockCustomer,
  markPriceChanged,
  markResumed,
} from './repository.ts'
import { type OwnLimits, leastMs, ownLimits } from './reservation-limits.ts'
import { insertUnreleased } from './unreleased-stock.ts'

export interface Change {
  branchCode: number
  productCode: string
  name: string
  reason: 'reduced' | 'removed'
  oldQuantity: number
  quantity: number
  /** There is more, but the customer may hold no more of it before this instant. */
  limitedUntil: Date | undefined
}

/** The page that verifies an order. */
export interface VerifyingPage {
  /** It will report that it is still open, or else lose the stock. */
  willReport: boolean
  /**
   * The verification that it had and has left, as by a reload: it goes on to the same end, and does not count as one
   * that was left.
   */
  resumes: string | undefined
}

export interface Verification {
  id: string
  lines: ComputedLine[]
  totalCentavos: Centavos
  expiresAt: Date
}

/**
 * Recomputes an order and holds its stock for the customer, instead of what an earlier verification held (CHECKOUT-5).
 * Refuses with `total-changed` where stock fell, the customer may hold only a part of it, or the total is another than
 * the sent one; with `nothing-to-order` where nothing is left, and with `reserved-too-long` where the customer has held
 * a product for so long that it must be let go first (decision 029). The refusal rolls back, so it holds nothing and an
 * earlier hold stays as it was.
 */
export async function confirmOrder(
  ctx: CustomerCtx,
  wished: readonly WishedLine[],
  sentCentavos: Centavos,
  { willReport, resumes }: VerifyingPage,
): Promise<Verification> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx.db, customerId)
  const { earlier, standing, offers } = await takeEarlier(ctx, wished)
  const resumedEnd = resumes && (await markResumed(ctx.db, customerId, resumes, new Date(ctx.now.getTime() + leastMs)))
  const limits = await ownLimits(
    ctx,
    wished.map((line) => line.productCode),
  )
  const own = new Map(earlier.map((line) => [keyOf(line), line.quantity]))
  const outcomes = wished.map((line) =>
    compute(ctx, line, offers.get(keyOf(line))?.product, own.get(keyOf(line)) ?? 0, limits),
  )
  const lines = outcomes.flatMap((outcome) => outcome.line ?? [])
  const changes = outcomes.flatMap((outcome) => outcome.change ?? [])
  const totalCentavos = lines.reduce((sum, line) => sum + line.amountCentavos, 0)
  if (lines.length === 0) refuse('nothing-to-order', { changes: presentChanges(changes) })
  const end = limits.endOf(lines)
  const expiresAt = resumedEnd && resumedEnd < end ? resumedEnd : end
  if (changes.length > 0 || compareTotals(sentCentavos, totalCentavos))
    refuse('total-changed', presentTotalChanged(sentCentavos, totalCentavos, standing, lines, changes))
  await moveStock(ctx, movementsOf(earlier, lines))
  const id = ctx.newId()
  await insertVerification(
    ctx.db,
    { id, customerId, itemsCentavos: totalCentavos, now: ctx.now, expiresAt, willReport },
    lines,
  )
  return { id, lines, totalCentavos, expiresAt }
}

/**
 * Ends what the customer held before and locks its stock and the wished one; answers with it and with all these offers.
 * What of it cannot be given back is taken down, and is not theirs any more. `standing` is what stands again as soon as
 * the transaction is rolled back.
 */
async function takeEarlier(ctx: CustomerCtx, wished: readonly WishedLine[]) {
  const open = await closeReplaced(ctx.db, ctx.actor.customerId, ctx.now)
  const stocks = await lockStock(ctx, [...wished, ...(open?.lines ?? [])])
  const offers = await listWished(ctx, [
    ...new Map([...wished, ...(open?.lines ?? [])].map((line) => [keyOf(line), line])).values(),
  ])
  if (!open) return { earlier: [], standing: undefined, offers }
  const standing = open.expiresAt > ctx.now ? { id: open.id, expiresAt: open.expiresAt } : undefined
  const { held, lost } = partHeld(open.id, open.lines, stocks)
  await insertUnreleased(ctx.db, lost, ctx.now)
  const hasOtherPrice = (line: VerifiedLine) => {
    const offer = offers.get(keyOf(line))?.product
    return offer !== undefined && unitPriceFor(ctx, offer, line.quantity) !== line.unitPriceCentavos
  }
  if (open.lines.some(hasOtherPrice)) await markPriceChanged(ctx.db, open.id)
  return { earlier: held, standing, offers }
}

function compute(
  ctx: CustomerCtx,
  wished: WishedLine,
  offer: SellableProduct | undefined,
  ownHeld: number,
  limits: OwnLimits,
): { line?: ComputedLine; change?: Change } {
  const { branchCode, productCode, note } = wished
  const free = offer?.isSold ? offer.free + ownHeld : 0
  const share = limits.share(free)
  const stock = Math.min(free, share?.pieces ?? free)
  const priceAt = (quantity: number) => offer && unitPriceFor(ctx, offer, quantity)
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
    limitedUntil: share && quantity < Math.min(wished.quantity, free) ? new Date(share.untilMs) : undefined,
  }
  if (!offer || quantity === 0 || !unitPriceCentavos) return { change: { ...change, reason: 'removed', quantity: 0 } }
  const amountCentavos = quantity * unitPriceCentavos
  const line = {
    branchCode,
    productCode,
    productId: offer.id,
    name: offer.name,
    quantity,
    unitPriceCentavos,
    amountCentavos,
    note,
  }
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
