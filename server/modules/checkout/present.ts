import { createHash } from 'node:crypto'
import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/orders.ts'
import { presentOrderLines } from '#contract/refusal-data.ts'
import { methodOfOptionId } from '#contract/delivery-methods.ts'
import { sumCentavos, toCentavos, toDecimal } from '#domain/money/money.ts'
import type { DeliveryQuote, DeliveryChoice } from './calculate-delivery.ts'
import type { ReserveOrderRequest, ReservedOrder } from './reserve-order.ts'
import type { OrderLineRequest } from './order-lines.ts'
import type { OrderRequest } from './check-order.ts'
import type { Placed } from './place-order.ts'

type Products = ParsedInputOf<typeof contract.confirmOrder>['products']

/** The wire's products, which it groups by branch code, as one list. */
export function toLines(products: Products): OrderLineRequest[] {
  return Object.entries(products).flatMap(([branchCode, lines]) =>
    lines.map((line) => ({
      branchCode: Number(branchCode),
      productCode: line.codarticulo,
      quantity: line.quantity,
      note: line.note || null,
    })),
  )
}

/** The delivery method and the address that the wire names. */
export function toDeliveryChoice({
  option_id,
  address_id,
}: {
  option_id: number
  address_id?: string | undefined
}): DeliveryChoice {
  return { delivery: methodOfOptionId(option_id), addressId: address_id }
}

export function toOrderRequest(input: ParsedInputOf<typeof contract.placeOrder>): OrderRequest {
  return {
    ...toDeliveryChoice(input),
    lines: input.products && toLines(input.products),
    payments: (input.payments ?? []).map(toRequestedPayment),
    sentCentavos: toCentavos(input.total_amount),
    acceptsShownTotal: input.ignore_diff_in_total_amount ?? false,
    isDryRun: input.only_confirm ?? false,
    sentTaxCentavos: input.tax_amount === undefined ? undefined : toCentavos(input.tax_amount),
    branchCode: input.codplace,
    quotationId: input.quote_id,
    partnerId: input.partner_id,
    customerName: input.customer_name || undefined,
    note: input.note,
    taxId: input.rnc || undefined,
    isTaxIdConfirmed: input.identification_confirmed ?? false,
    hash: createHash('sha256').update(JSON.stringify(input)).digest('base64url'),
  }
}

type WirePayment = NonNullable<ParsedInputOf<typeof contract.placeOrder>['payments']>[number]

function toRequestedPayment(payment: WirePayment): OrderRequest['payments'][number] {
  const { kind, amount } = payment
  return {
    kind,
    amountCentavos: toCentavos(amount),
    ...('token' in payment && { token: payment.token }),
    ...('id' in payment && { id: payment.id }),
    ...('document_id' in payment && { documentId: payment.document_id }),
  }
}

export function toReserveOrderRequest(input: ParsedInputOf<typeof contract.confirmOrder>): ReserveOrderRequest {
  return {
    lines: toLines(input.products),
    sentCentavos: toCentavos(input.total_amount),
    willReport: input.will_report === true,
    resumes: input.resumes,
    unlessPaymentOpen: input.unless_payment_open === true,
  }
}

/** A reserved order; `sent` is the total that its page showed, as it was sent. */
export function presentReservedOrder(order: ReservedOrder, sent: number): ReplyInputOf<typeof contract.confirmOrder> {
  return {
    verification_id: order.reservationId,
    products: presentOrderLines(order.lines),
    total_order: toDecimal(order.totalCentavos),
    total_order_sent: sent,
    expires_at: order.expiresAt.toISOString(),
    unpaid_orders: order.unpaidOrders,
  }
}

export function presentDelivery(
  { branches, workingDays }: DeliveryQuote,
  optionId: number,
): ReplyInputOf<typeof contract.calculateDelivery> {
  return {
    option_id: optionId,
    branches: branches.map(({ branchCode, costCentavos, minutes }) => ({
      branch_code: branchCode,
      available: true,
      price: toDecimal(costCentavos),
      minutes: Math.ceil(minutes),
    })),
    working_days: workingDays,
    total_delivery: toDecimal(sumCentavos(branches.map((branch) => branch.costCentavos))),
  }
}

export function presentPlaced({
  globalId,
  orders,
  waitsFor,
  totalCentavos = sumCentavos(orders.map((order) => order.totalCentavos)),
  redirect,
}: Placed): ReplyInputOf<typeof contract.placeOrder> {
  return {
    global_id: globalId,
    orders: orders.map((order) => ({
      id: order.id,
      codplace: order.branchCode,
      total: toDecimal(order.totalCentavos),
      subtotal: toDecimal(order.subtotalCentavos),
      tax: toDecimal(order.taxCentavos),
      delivery: toDecimal(order.deliveryCentavos),
      status: order.status,
    })),
    total_order: toDecimal(totalCentavos),
    action: redirect
      ? { type: 'redirect', payment_id: redirect.paymentId, url: redirect.url }
      : waitsFor
        ? { type: 'wait', payment_id: waitsFor }
        : null,
  }
}
