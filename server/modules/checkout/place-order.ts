import { refuse, refuseIf } from '#contract/refusals.ts'
import { type Centavos, toDecimal } from '#domain/money/money.ts'
import { orderAmounts } from '#domain/orders/order-amounts.ts'
import { compareTotals } from '#domain/orders/verification.ts'
import type { Refusal } from '#domain/refusal.ts'
import { takeFromCarts } from '#server/modules/cart/clear-cart.ts'
import { StockNotMoved, moveStock } from '#server/modules/inventory/stock.ts'
import { refuseBlocked } from '#server/modules/configuration/buying-rules.ts'
import { type NewOrders, type PlacedOrder, createOrders, listOrdersOf } from '#server/modules/orders/create-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { enqueueMail } from '#server/platform/outbox.ts'
import { type Delivery, type WayToCustomer, deliverFrom } from './calculate-delivery.ts'
import { type WishedLine, keyOf, nameLines } from './order-lines.ts'
import { presentTotalChanged } from './present.ts'
import { type NewestVerification, lockNewest, markPlaced } from './repository.ts'

export interface OrderRequest extends WayToCustomer {
  /** What the page believes to be verified, if it says so. */
  lines: WishedLine[] | undefined
  payments: { kind: 'cash'; amountCentavos: Centavos }[]
  /** What the page believes the total to be, delivery included. */
  sentCentavos: Centavos
  sentTaxCentavos: Centavos | undefined
  acceptsAnyTotal: boolean
  /** Checks everything and places nothing. */
  isTrial: boolean
  /** A branch that the page believes to be among the verified ones. */
  branchCode: number | undefined
  quotationId: number | undefined
  partnerId: string | undefined
  customerName: string | undefined
  note: string | undefined
  taxId: string | undefined
  /** The same for the same request sent again. */
  hash: string
}

/** The orders of a checkout; without ids where they were only tried. */
export interface Placed {
  globalId: string | null
  orders: (Omit<PlacedOrder, 'id' | 'branchName'> & { id: number | null })[]
}

/**
 * Places the customer's verified order: one order for each branch, all or nothing (CHECKOUT-14). The verification's row
 * is locked first, so that one verification becomes orders once, however many requests arrive; the same request again
 * is answered with the same orders. A trial is refused as an order would be, and answers what would be placed.
 */
export async function placeOrder(ctx: CustomerCtx, request: OrderRequest): Promise<Placed> {
  const verification = await lockNewest(ctx.db, ctx.actor.customerId)
  if (verification?.globalId && verification.requestHash === request.hash) {
    return { globalId: verification.globalId, orders: await listOrdersOf(ctx, verification.globalId) }
  }
  refuseBlocked(ctx)
  refuseIf(refusalToPlace(verification, ctx.now))
  const verified = verification as NewestVerification
  if (request.lines && !isSame(request.lines, verified.lines)) refuse('verification-needed')
  const branchCodes = [...new Set(verified.lines.map((line) => line.branchCode))]
  if (request.branchCode && !branchCodes.includes(request.branchCode)) refuse('verification-needed')
  // Nobody has partners or quotations yet.
  if (request.partnerId || request.quotationId) refuse('not-found')
  const branches = amountsByBranch(ctx, verified, await deliverFrom(ctx, branchCodes, request), branchCodes)
  const orders = newOrders(ctx, request, verified, branches)
  await refuseWrongTotals(ctx, request, verified, branches.amounts)
  if (request.isTrial)
    return { globalId: null, orders: branches.amounts.map((branch) => ({ ...branch, id: null, status: 'created' })) }
  await takeStock(ctx, verified)
  const placed = await createOrders(ctx, orders)
  await markPlaced(ctx.db, verified.id, orders.globalId, request.hash, ctx.now)
  await takeFromCarts(ctx, verified.lines)
  await announce(ctx, verified, orders.globalId, placed)
  return { globalId: orders.globalId, orders: placed }
}

/**
 * Takes the held goods for good. Where somebody changed their stock by hand, so that they are not there, the order has
 * to be verified anew.
 */
async function takeStock(ctx: CustomerCtx, { id, lines }: NewestVerification): Promise<void> {
  const taken = lines.map(({ branchCode, productCode, quantity }) => ({
    branchCode,
    productCode,
    onHand: -quantity,
    reserved: -quantity,
  }))
  try {
    await moveStock(ctx, taken)
  } catch (error) {
    if (!(error instanceof StockNotMoved)) throw error
    ctx.log.error({ verificationId: id, err: error }, 'the stock of a reservation is not what it holds')
    refuse('verification-needed')
  }
}

/** Why a verification cannot become an order: there is none, it was left or placed already, or its time is over. */
export function refusalToPlace(
  verification: NewestVerification | undefined,
  now: Date,
): Refusal<'verification-needed' | 'hold-expired'> | undefined {
  if (!verification || verification.placedAt) return { code: 'verification-needed' }
  const { releasedAt, expiresAt } = verification
  if (releasedAt) return { code: releasedAt >= expiresAt ? 'hold-expired' : 'verification-needed' }
  return expiresAt <= now ? { code: 'hold-expired' } : undefined
}

function isSame(wished: readonly WishedLine[], verified: NewestVerification['lines']): boolean {
  const quantities = new Map(verified.map((line) => [keyOf(line), line.quantity]))
  return wished.length === verified.length && wished.every((line) => quantities.get(keyOf(line)) === line.quantity)
}

function amountsByBranch(
  ctx: CustomerCtx,
  { lines }: NewestVerification,
  { address, branches }: Delivery,
  branchCodes: readonly number[],
) {
  const costs = new Map(branches.map((branch) => [branch.branchCode, branch.costCentavos]))
  const amounts = branchCodes.map((branchCode) => ({
    branchCode,
    ...orderAmounts({
      lines: lines.filter((line) => line.branchCode === branchCode),
      deliveryCentavos: costs.get(branchCode) ?? 0,
      taxRatePercent: ctx.settings.TAX_PERCENT,
    }),
  }))
  return { address, amounts }
}

function newOrders(
  ctx: CustomerCtx,
  request: OrderRequest,
  { firstName, lastName }: NewestVerification,
  { address, amounts }: ReturnType<typeof amountsByBranch>,
): NewOrders {
  return {
    globalId: ctx.newId(),
    delivery: request.delivery,
    address,
    customerName: request.customerName ?? `${firstName} ${lastName}`,
    note: request.note || null,
    taxId: request.taxId ?? null,
    // Cash is the one kind there is: what is paid for a branch is what its order comes to.
    branches: amounts.map((branch) => ({
      ...branch,
      payments: [{ kind: 'cash', amountCentavos: branch.totalCentavos, state: 'due' }],
    })),
  }
}

async function refuseWrongTotals(
  ctx: CustomerCtx,
  { sentCentavos, sentTaxCentavos, acceptsAnyTotal, isTrial, payments }: OrderRequest,
  verified: NewestVerification,
  branches: readonly { totalCentavos: Centavos; taxCentavos: Centavos }[],
): Promise<void> {
  const totalCentavos = branches.reduce((sum, branch) => sum + branch.totalCentavos, 0)
  const taxCentavos = branches.reduce((sum, branch) => sum + branch.taxCentavos, 0)
  if (!acceptsAnyTotal && compareTotals(sentCentavos, totalCentavos))
    refuse(
      'total-changed',
      presentTotalChanged(sentCentavos, totalCentavos, verified, await nameLines(ctx, verified.lines), []),
    )
  if (!acceptsAnyTotal && sentTaxCentavos !== undefined && sentTaxCentavos !== taxCentavos)
    refuse('tax-differs', { tax: toDecimal(taxCentavos) })
  if (isTrial && payments.length === 0) return
  const paidCentavos = payments.reduce((sum, payment) => sum + payment.amountCentavos, 0)
  if (paidCentavos !== totalCentavos) refuse('payments-do-not-add-up', { paidCentavos, totalCentavos })
}

async function announce(
  ctx: CustomerCtx,
  { email, firstName }: NewestVerification,
  globalId: string,
  orders: readonly PlacedOrder[],
): Promise<void> {
  const page = ctx.settings.PUBLIC_URL && new URL(`/checkout/complete/${globalId}`, ctx.settings.PUBLIC_URL).href
  await enqueueMail(ctx, {
    to: email,
    template: 'order-placed',
    language: ctx.language,
    data: {
      firstName,
      orders: orders.map(({ id, branchName, totalCentavos }) => ({ id, branch: branchName, totalCentavos })),
      totalCentavos: orders.reduce((sum, order) => sum + order.totalCentavos, 0),
      ...(page && { url: page }),
    },
  })
}
