import { refuse, refuseIf } from '#contract/refusals.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { orderAmounts } from '#domain/orders/order-amounts.ts'
import { refusalToChangedTotal } from '#domain/orders/order-total.ts'
import { type RequestedPayment, refusalToPayments } from '#domain/payments/refusal-to-payments.ts'
import { refusalToTaxReceipt } from '#domain/tax-id/refusal-to-tax-receipt.ts'
import { refusalToPlace } from '#domain/reservations/refusal-to-place.ts'
import { isAlwaysOffered } from '#domain/orders/accepted-payments.ts'
import { offeredPayments } from '#server/modules/configuration/payment-methods.ts'
import type { LatestReservation } from '#server/modules/inventory/reservation.ts'
import { stockKeyOf } from '#server/modules/inventory/stock.ts'
import { getPartner } from '#server/modules/partners/get-partner.ts'
import {
  type LockedSources,
  type NamedPayment,
  type PaymentSources,
  sourcesOf,
} from '#server/modules/payments/payment-sources.ts'
import { refuseTooManyUnpaid } from '#server/modules/payments/unpaid-orders.ts'
import { confirmTaxId } from '#server/modules/taxpayers/confirm-number.ts'
import { findInRegister } from '#server/modules/taxpayers/get-taxpayer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type DeliveryQuote, type DeliveryChoice, quoteDelivery } from './calculate-delivery.ts'
import { type OrderLineRequest, nameLines } from './order-lines.ts'

export interface OrderRequest extends DeliveryChoice {
  /** The lines that the page shows as reserved, if it says so. */
  lines: OrderLineRequest[] | undefined
  payments: NamedPayment[]
  /** The total that the page shows, delivery included. */
  sentCentavos: Centavos
  sentTaxCentavos: Centavos | undefined
  /** Whether it accepts the total that the last refusal for its reservation showed (CHECKOUT-18). */
  acceptsShownTotal: boolean
  /** Checks everything and places nothing. */
  isDryRun: boolean
  /** A branch that the page takes for one of the order's. */
  branchCode: number | undefined
  quotationId: number | undefined
  partnerId: string | undefined
  customerName: string | undefined
  note: string | undefined
  taxId: string | undefined
  /** The customer has confirmed a national ID whose check digit is wrong. */
  isTaxIdConfirmed: boolean
  /** The tax number was accepted before the payment: what the register says since then refuses nothing. */
  isTaxIdChecked?: true
  /** The same for the same request sent again. */
  hash: string
}

/** A request that may become orders, with everything that the store computed for it. */
export interface CheckedOrder extends PaymentSources {
  request: OrderRequest
  reservation: LatestReservation
  delivery: DeliveryQuote
  customerName: string
  /** The name that the tax authority's register has for the request's tax number. */
  taxName: string | null
  /** What each branch's order comes to. */
  amounts: BranchAmounts
}

/**
 * Computes what a request comes to, and refuses it where it cannot become orders: the reservation is over or another
 * one, the delivery is not possible, the totals differ, or the payments do not pay it. The caller has locked the
 * reservation, and then the balances that pay.
 */
export async function checkOrder(
  ctx: CustomerCtx,
  request: OrderRequest,
  latest: LatestReservation | undefined,
  lockedSources: LockedSources,
): Promise<CheckedOrder> {
  const taxName = request.taxId ? await taxNameOf(ctx, request.taxId, request) : null
  refuseIf(refusalToPlace(latest, ctx.now))
  const reservation = latest as LatestReservation
  const branchCodes = refuseOtherOrder(request, reservation)
  const delivery = await quoteDelivery(ctx, branchCodes, request)
  const customerName = await recipientOf(ctx, request, reservation)
  const amounts = amountsByBranch(ctx, reservation, delivery)
  if (request.taxId)
    refuseIf(
      refusalToTaxReceipt(
        request.payments.map(({ kind }) => kind),
        amounts,
      ),
    )
  await refuseWrongTotals(ctx, { request, reservation, amounts })
  const sources = sourcesOf(ctx, lockedSources)
  refuseTooManyUnpaid(ctx, lockedSources, amounts.length)
  return { request, reservation, delivery, customerName, taxName, amounts, ...sources }
}

async function taxNameOf(
  ctx: CustomerCtx,
  taxId: string,
  { isTaxIdChecked, isTaxIdConfirmed }: OrderRequest,
): Promise<string | null> {
  if (isTaxIdChecked) return (await findInRegister(ctx, taxId)).name
  return confirmTaxId(ctx, taxId, isTaxIdConfirmed)
}

/** Refuses a request that is about something else than the reservation; gives the reservation's branches. */
function refuseOtherOrder(request: OrderRequest, { lines }: LatestReservation): number[] {
  if (request.lines && !isSame(request.lines, lines)) refuse('verification-needed')
  const branchCodes = [...new Set(lines.map((line) => line.branchCode))]
  if (request.branchCode && !branchCodes.includes(request.branchCode)) refuse('verification-needed')
  // Nobody has quotations yet.
  if (request.quotationId) refuse('not-found')
  return branchCodes
}

/**
 * The name of who receives the order: that of a partner of the customer (PARTNER-3), else the one that the request
 * states, else the customer's own.
 */
async function recipientOf(ctx: CustomerCtx, request: OrderRequest, { contact }: LatestReservation): Promise<string> {
  if (request.partnerId) return (await getPartner(ctx, request.partnerId)).fullName
  return request.customerName ?? `${contact.firstName} ${contact.lastName}`
}

function isSame(requested: readonly OrderLineRequest[], reserved: LatestReservation['lines']): boolean {
  const quantities = new Map(reserved.map((line) => [stockKeyOf(line), line.quantity]))
  return (
    requested.length === reserved.length &&
    requested.every((line) => quantities.get(stockKeyOf(line)) === line.quantity)
  )
}

function amountsByBranch(ctx: CustomerCtx, { lines }: LatestReservation, { branches }: DeliveryQuote) {
  return branches.map(({ branchCode, costCentavos }) => ({
    branchCode,
    ...orderAmounts({
      lines: lines.filter((line) => line.branchCode === branchCode),
      deliveryCentavos: costCentavos,
      taxRatePercent: ctx.settings.TAX_PERCENT,
    }),
  }))
}

export type BranchAmounts = ReturnType<typeof amountsByBranch>

async function refuseWrongTotals(
  ctx: CustomerCtx,
  { request, reservation, amounts }: { request: OrderRequest; reservation: LatestReservation; amounts: BranchAmounts },
): Promise<void> {
  const { sentCentavos, sentTaxCentavos, acceptsShownTotal, isDryRun, payments } = request
  const totalCentavos = sumCentavos(amounts.map((branch) => branch.totalCentavos))
  const taxCentavos = sumCentavos(amounts.map((branch) => branch.taxCentavos))
  const changed = refusalToChangedTotal({ sentCentavos, computedCentavos: totalCentavos, adjustments: [] })
  const isAccepted = acceptsShownTotal && reservation.shownTotalCentavos === totalCentavos
  if (changed && !isAccepted) {
    const lines = await nameLines(ctx, reservation.lines)
    refuseIf({ ...changed, reservation, lines, adjustments: [] })
  }
  if (!isAccepted && sentTaxCentavos !== undefined && sentTaxCentavos !== taxCentavos)
    refuse('tax-differs', { taxCentavos })
  if (isDryRun && payments.length === 0) return
  await refusePayments(ctx, payments, totalCentavos)
}

async function refusePayments(
  ctx: CustomerCtx,
  payments: readonly RequestedPayment[],
  totalCentavos: Centavos,
): Promise<void> {
  if (payments.some(({ kind }) => !isAlwaysOffered(kind))) {
    const offered = await offeredPayments(ctx)
    if (payments.some(({ kind }) => !offered.includes(kind))) refuse('payment-not-offered')
  }
  const refusal = refusalToPayments(payments, totalCentavos)
  if (!refusal) return
  if (refusal.code !== 'payments-do-not-add-up') refuse(refusal.code)
  const paidCentavos = sumCentavos(payments.map((payment) => payment.amountCentavos))
  refuse('payments-do-not-add-up', { paidCentavos, totalCentavos })
}
