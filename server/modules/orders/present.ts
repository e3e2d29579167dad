import { mediaPath } from '#contract/media.ts'
import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/orders.ts'
import { methodOfOptionName, optionNameOf } from '#contract/delivery-methods.ts'
import type { Language } from '#contract/language.ts'
import type * as tracking from '#contract/order-tracking.ts'
import { type Centavos, toDecimal } from '#domain/money/money.ts'
import { type OrderStatus, orderStatuses, refusalToCancel } from '#domain/orders/order-steps.ts'
import { type Carrier, carrierPageOf } from '#domain/orders/parcel.ts'
import { type ReadNote, noteIn } from '#domain/orders/step-note.ts'
import { processStepAt, processStepsOf } from '#domain/orders/process-steps.ts'
import { warrantyDaysOf } from '#domain/products/warranty.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import { orderStatusMessages, processStepMessages } from '#server/messages/order-statuses.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type OrderPage, startOf } from './list-orders.ts'
import type { OrderDetailRow, OrderFilters, OrderRow } from './repository.ts'
import type { OrderPaymentRow } from './order-parts.ts'
import type { ShownProductRow } from './shown-product-repository.ts'
import { expectedBy, readyBy } from './expected-by.ts'
import { isShown } from './track-order.ts'
import type { TrackedOrder } from './tracking-repository.ts'

type Listed = ReplyInputOf<typeof contract.listOrders>['data'][number]
type Card = Omit<Listed, 'shown_products' | 'pause_note' | 'pause_note_language'>
type Detail = ReplyInputOf<typeof contract.getOrder>

/** The wire's filters in our own words. */
export function toFilters(input: ParsedInputOf<typeof contract.listOrders>, now: Date): OrderFilters {
  return {
    since: input.filterDate && startOf(input.filterDate, now),
    tab: input.tab && { name: input.tab, before: startOf('6m', now) },
    branchCode: input.branch_code,
    status: orderStatuses[(input.order_status_id ?? 0) - 1],
    stage: input.stage,
    isFinished: input.finished,
    delivery: input.option_name && methodOfOptionName(input.option_name),
    globalId: input.global_id,
    id: input.id,
    // No order has an invoice yet.
    returnNumber: input.order_document_id?.toUpperCase(),
    productTerms: input.product === undefined ? undefined : queryWords(input.product),
  }
}

export function presentPage(
  { rows, shown, ...page }: OrderPage,
  language: Language,
): ReplyInputOf<typeof contract.listOrders> {
  const shownOf = Map.groupBy(shown, ({ orderId }) => orderId)
  return {
    ...page,
    data: rows.map((row) => ({
      ...presentOrder(row, language),
      shown_products: (shownOf.get(row.id) ?? []).map(presentProduct),
      ...presentPauseNote(noteIn(language, row.pauseNote)),
    })),
  }
}

const presentPauseNote = (note: ReadNote | undefined) => ({
  pause_note: note?.text ?? null,
  pause_note_language: note?.language ?? null,
})

const presentProduct = ({ productCode, name, picture }: ShownProductRow): Listed['shown_products'][number] => ({
  codarticulo: productCode,
  description: name,
  picture_url: picture && mediaPath(picture),
})

function presentOrder(row: OrderRow, language: Language): Card {
  return {
    id: row.id,
    global_id: row.globalId,
    origin: row.origin,
    creation: row.createdAt.toISOString(),
    status: row.status,
    status_label: orderStatusMessages[row.status][language],
    process: processStepsOf({ ...row, ...origin }).map((step) => ({
      step,
      label: processStepMessages[step][language],
    })),
    codplace: row.branchCode,
    branch_name: row.branchName,
    option_name: optionNameOf(row.delivery),
    payment_methods: row.paymentKinds,
    products: row.linesCount,
    pieces: row.unitsCount,
    subtotal: toDecimal(row.subtotalCentavos),
    tax: toDecimal(row.taxCentavos),
    delivery: toDecimal(row.deliveryCentavos),
    total: toDecimal(row.totalCentavos),
    invoice_number: null,
    return_number: row.returnNumber,
    can_cancel: refusalToCancel(row) === undefined,
    expected_by: expectedBy(row)?.toISOString() ?? null,
    ready_by: readyBy(row)?.toISOString() ?? null,
  }
}

export function presentDetail(
  row: OrderDetailRow,
  { language, orderTokens, now }: Pick<Ctx, 'language' | 'orderTokens' | 'now'>,
  carriers: readonly Carrier[],
): Detail {
  return {
    ...presentOrder(row, language),
    tracking: row.origin === 'online' && isShown(row, now) ? orderTokens.tracking(row.id) : null,
    pass: isReady(row) ? orderTokens.pass(row.id) : null,
    lines: row.lines.map((line) => ({
      codarticulo: line.productCode,
      description: line.name,
      picture_url: line.picture && mediaPath(line.picture),
      quantity: line.quantity,
      price: toDecimal(line.unitPriceCentavos),
      subtotal: toDecimal(line.subtotalCentavos),
      tax: toDecimal(line.taxCentavos),
      amount: toDecimal(line.totalCentavos),
      note: line.note,
      warranty_days: warrantyDaysOf(line.warrantyDays),
    })),
    customer_name: row.customerName,
    parcel: row.parcel && { ...row.parcel, tracking_url: carrierPageOf(row.parcel, carriers) },
    note: row.note,
    rnc: row.taxId,
    rnc_name: row.taxName,
    address: row.address && { number: '', directions: '', ...row.address },
    payments: row.payments.map(presentPayment),
    payment_declined: row.isPaymentDeclined,
    events: row.events.map(({ status, at, note }) => ({
      status,
      status_label: orderStatusMessages[status][language],
      process_label: processLabelOf(status, row, language),
      ...presentNote(noteIn(language, note)),
      at: new Date(at).toISOString(),
    })),
  }
}

const presentNote = (note: ReadNote | undefined) => ({
  note: note?.text ?? null,
  note_language: note?.language ?? null,
})

const presentPayment = (payment: OrderPaymentRow): Detail['payments'][number] => ({
  kind: payment.kind,
  amount: toDecimal(payment.amountCentavos),
  state: payment.state,
  refund_pending: toDecimal(payment.refundPendingCentavos),
  card:
    payment.cardBrand && payment.cardLastFour ? { brand: payment.cardBrand, last_four: payment.cardLastFour } : null,
  balance: payment.balance,
})

/**
 * Whether an order waits at the counter for whoever collects it; one whose bank deposit is not proved, or whose card has
 * not paid, does not.
 */
const isReady = ({ status, delivery, payments }: OrderDetailRow) =>
  status === 'processed' &&
  delivery === 'pickup' &&
  payments.every(({ state }) => state !== 'pending_approval' && state !== 'authorized')

export function presentTracked(order: TrackedOrder, language: Language): ReplyInputOf<typeof tracking.trackOrder> {
  return {
    ...presentShown(order, language),
    creation: order.createdAt.toISOString(),
    expected_by: expectedBy(order)?.toISOString() ?? null,
    branch: order.branch,
    events: order.events.map(({ status, at }) => ({
      status,
      status_label: orderStatusMessages[status][language],
      at: new Date(at).toISOString(),
    })),
  }
}

export function presentPass(
  {
    order,
    dueCentavos,
    unprovenCentavos,
  }: { order: OrderDetailRow; dueCentavos: Centavos; unprovenCentavos: Centavos },
  language: Language,
): ReplyInputOf<typeof tracking.readOrderPass> {
  return {
    ...presentShown(order, language),
    is_ready: isReady(order),
    collector: order.customerName,
    pieces: order.unitsCount,
    to_pay: toDecimal(dueCentavos),
    unproven: toDecimal(unprovenCentavos),
  }
}

const presentShown = (order: TrackedOrder | OrderDetailRow, language: Language) => ({
  id: order.id,
  status: order.status,
  status_label: orderStatusMessages[order.status][language],
  option_name: optionNameOf(order.delivery),
  codplace: order.branchCode,
  branch_name: order.branchName,
})

export function presentStatuses(language: Language): ReplyInputOf<typeof contract.listOrderStatuses> {
  return orderStatuses.map((status, index) => ({
    id: index + 1,
    status,
    description: orderStatusMessages[status][language],
  }))
}

// No order comes from a quotation and none has an invoice yet.
const origin = { isFromQuotation: false, isInvoiced: false }

function processLabelOf(status: OrderStatus, { delivery }: OrderRow, language: Language): string | null {
  const step = processStepAt(status, { delivery, ...origin })
  return step ? processStepMessages[step][language] : null
}
