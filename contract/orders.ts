import * as z from 'zod/mini'
import { orderStatuses } from '#domain/orders/order-steps.ts'
import { acceptedPayments } from '#domain/orders/accepted-payments.ts'
import { productCard } from './products.ts'
import { command, query } from './endpoint.ts'
import {
  amountMax,
  formMoney,
  hasAddressToBring,
  hasPayments,
  optionId,
  quoteId,
  sentMoney,
  shipments,
  wishedProducts,
} from './order-fields.ts'
import { optionNames, orderCard, orderDetail } from './order-detail.ts'
import { taxIdOrNone } from './tax-id.ts'
import { branchCode, flag, instant, maybe, maybeValue, money, nothing, text, wholeNumber } from './fields.ts'

const orderId = wholeNumber(1, 1_000_000_000)

/** A line with the price that the store computed. */
const verifiedLine = z.object({
  codarticulo: z.string(),
  product_id: z.string(),
  description: z.string(),
  quantity: z.number(),
  price: money,
  amount: money,
  note: z.nullable(z.string()),
})
const verifiedProducts = z.record(z.string(), z.array(verifiedLine))

/**
 * What the refusal `total-changed` (business code 8400016) carries: the total that was sent and the store's own, under
 * the names of the former store and of this one, and the reservation that still stands; the products as they can be had
 * and what changed in them. Of `POST orders` the totals include the delivery, the products are those of the
 * reservation, and none of them has changed.
 */
export const totalChanged = z.object({
  total_order_sent: money,
  total_order: money,
  previous_total: money,
  current_total: money,
  /**
   * The stock that is still reserved for the customer by an earlier confirmOrder, null where none is: this call
   * reserved nothing.
   */
  reservation: z.nullable(z.object({ verification_id: z.string(), expires_at: instant })),
  products: verifiedProducts,
  changes: z.array(
    z.object({
      codplace: z.number(),
      codarticulo: z.string(),
      description: z.string(),
      reason: z.enum(['reduced', 'removed']),
      old_quantity: z.number(),
      quantity: z.number(),
      /**
       * There is more, but this account left reservations without an order; from this instant on it may have it
       * (decision 029).
       */
      limited_until: z.optional(instant),
    }),
  ),
})

export const confirmOrder = command('ecommerce', 'POST orders/confirmOrder', {
  summary: 'Recomputes price and stock of an order and holds the stock for the shopper',
  input: z.strictObject({
    products: wishedProducts,
    total_amount: sentMoney,
    quote_id: maybeValue(quoteId),
    /**
     * The caller will call `POST orders/confirmOrder/report`. Silent for five minutes, it loses the stock; who does not
     * say so keeps it to the end.
     */
    will_report: maybeValue(flag),
    /**
     * A verification that the caller left and takes up again, as by a reload. The new one ends when that would have, if
     * that is five minutes ahead.
     */
    resumes: maybeValue(z.uuid()),
  }),
  reply: z.object({
    verification_id: z.string(),
    products: verifiedProducts,
    total_order: money,
    total_order_sent: money,
    expires_at: instant,
  }),
})

export const leaveCheckout = command('ecommerce', 'DELETE orders/confirmOrder', {
  summary: 'Lets the held stock of the caller’s open verification go, unless a payment for it is open',
  /** With an id only that verification is left, not a newer one of another page. */
  input: z.object({ verification_id: z.optional(z.uuid()) }),
  reply: z.object({ released: z.boolean() }),
})

export const reportCheckout = command('ecommerce', 'POST orders/confirmOrder/report', {
  summary: 'Says that the page of a verification is still open, and asks what became of it',
  input: z.strictObject({ verification_id: z.uuid() }),
  /** `replaced`: by a newer verification of the same account. */
  reply: z.object({ state: z.enum(['held', 'released', 'replaced', 'placed']), expires_at: instant }),
})

export const calculateDelivery = query('ecommerce', 'POST orders/calculateDelivery', {
  summary: 'What bringing the verified order to an address costs, branch by branch',
  input: z
    .strictObject({
      products: maybeValue(wishedProducts),
      option_id: optionId,
      address_id: maybeValue(z.uuid()),
      shipments,
      quote_id: maybeValue(quoteId),
    })
    .check(z.refine(hasAddressToBring, { path: ['address_id'], params: { sentence: 'required' } })),
  reply: z.object({
    option_id: z.number(),
    branches: z.array(z.object({ branch_code: z.number(), available: z.boolean(), price: money, minutes: z.number() })),
    total_delivery: money,
  }),
})

const payments = z
  .array(z.strictObject({ kind: z.enum(acceptedPayments), amount: z.number().check(z.gte(0.01), z.lte(amountMax)) }))
  .check(z.minLength(1), z.maxLength(10))

export const placeOrder = command('ecommerce', 'POST orders', {
  summary:
    'Places the verified order: one order per branch, tied by one global_id. With only_confirm nothing is placed',
  multipart: ['products', 'payments', 'shipments'],
  idempotent: true,
  input: z
    .strictObject({
      products: maybeValue(wishedProducts),
      option_id: optionId,
      codplace: maybeValue(branchCode),
      payments: maybeValue(payments),
      only_confirm: maybeValue(flag).check(
        z.describe('True validates the order and answers what would be placed; payments may be missing then.'),
      ),
      address_id: maybeValue(z.uuid()),
      partner_id: maybeValue(z.uuid()),
      customer_name: maybe(text(0, 100)),
      quote_id: maybeValue(quoteId),
      shipments,
      ignore_diff_in_total_amount: maybeValue(flag),
      total_amount: formMoney.check(z.describe('Only compared with the total that the store computes.')),
      note: maybe(text(0, 500)),
      rnc: maybe(taxIdOrNone),
      tax_amount: maybeValue(formMoney).check(z.describe('Only compared with the tax that the store computes.')),
    })
    .check(z.refine(hasPayments, { path: ['payments'], params: { sentence: 'required' } }))
    .check(z.refine(hasAddressToBring, { path: ['address_id'], params: { sentence: 'required' } })),
  reply: z.object({
    /** Null with `only_confirm`, as are the orders' ids. */
    global_id: z.nullable(z.string()),
    orders: z.array(
      z.object({
        id: z.nullable(z.number()),
        codplace: z.number(),
        total: money,
        subtotal: money,
        tax: money,
        delivery: money,
        status: z.enum(orderStatuses),
      }),
    ),
    total_order: money,
  }),
})

/** A list of orders looks through so many of them, the newest (decision 036). */
export const listedOrdersMax = 10_000

export const listOrders = query('ecommerce', 'GET orders', {
  summary: `The customer’s orders by filters, newest first, a page at a time. Of more than ${listedOrdersMax} the newest are listed; any is found by id or global_id`,
  input: z.object({
    filterDate: z.optional(z.enum(['10d', '6m'])),
    branch_code: z.optional(branchCode),
    order_status_id: z.optional(wholeNumber(1, orderStatuses.length)),
    /** 1: what is delivered or canceled, the list's history (ORDER-5); 0: what is still on its way. */
    finished: z.optional(flag),
    option_name: z.optional(z.enum(optionNames)),
    global_id: z.optional(z.uuid()),
    id: z.optional(orderId),
    order_document_id: z.optional(text(1, 40)),
    page: z._default(wholeNumber(1, 10_000), 1),
    limit: z._default(wholeNumber(1, 50), 10),
  }),
  reply: z.object({
    data: z.array(orderCard),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    limit: z.number(),
  }),
})

export const getOrder = query('ecommerce', 'GET orders/{id}', {
  summary: 'One of the customer’s orders, with lines, payments and history',
  input: z.object({ id: orderId }),
  reply: orderDetail,
})

export const cancelOrder = command('ecommerce', 'DELETE orders/{id}', {
  summary: 'Cancels an order that is not in shipping yet; its stock goes back',
  input: z.object({ id: orderId }),
  reply: orderDetail,
})

export const listOrderStatuses = query('ecommerce', 'GET orders/status', {
  summary: 'The states of an order with their labels; `id` is what the filter order_status_id takes',
  input: nothing,
  reply: z.array(z.object({ id: z.number(), status: z.enum(orderStatuses), description: z.string() })),
})

export const listOrderProducts = query('ecommerce', 'GET orders/products/{id}', {
  summary: 'The products of an order with today’s price and stock at a branch, to buy them again',
  input: z.object({ id: orderId, codplace: z.optional(branchCode) }),
  reply: z.object({
    codplace: z.number(),
    products: z.array(
      z.object({ product: productCard, cod_articulo: z.string(), quantity: z.number(), note: z.nullable(z.string()) }),
    ),
  }),
})
