import * as z from 'zod/mini'
import { orderStatuses, orderTabs } from '#domain/orders/order-steps.ts'
import { orderStages } from '#domain/orders/stages.ts'
import { productCard } from './products.ts'
import { command, query } from './endpoint.ts'
import { paymentAction, requestedPayments } from './payments.ts'
import {
  formMoney,
  hasDeliveryAddress,
  hasPayments,
  listedOrdersMax,
  optionId,
  orderId,
  quoteId,
  sentMoney,
  shipments,
  requestedProducts,
  searchedOrdersMax,
} from './order-fields.ts'
import { optionNames } from './delivery-methods.ts'
import { workingDays } from './working-days.ts'
import { listedOrder, orderDetail } from './order-detail.ts'
import { pageFields, pageOf } from './paging.ts'
import { identificationConfirmed } from './national-id.ts'
import { taxIdOrNone } from './tax-id.ts'
import { branchCode, flag, instant, maybe, maybeValue, money, nothing, plainText, text, wholeNumber } from './fields.ts'

/** A line of a reservation, with the price that the store computed. */
const reservedLine = z.object({
  codarticulo: z.string(),
  product_id: z.string(),
  description: z.string(),
  quantity: z.number(),
  price: money,
  amount: money,
  note: z.nullable(z.string()),
})
const reservedProducts = z.record(z.string(), z.array(reservedLine))
/**
 * The data of the refusal `total-changed` (business code 8400016): the total that the client sent and the total that the
 * store computed, each under its name in the former store and in this one; the reservation that is still open; the
 * available products, and how they differ from the request. For `POST orders` the totals include the delivery, the
 * products are those of the reservation, and `changes` is empty.
 */
export const totalChanged = z.object({
  total_order_sent: money,
  total_order: money,
  previous_total: money,
  current_total: money,
  /** The customer's open reservation from an earlier confirmOrder, or null. This call reserved nothing. */
  reservation: z.nullable(z.object({ verification_id: z.string(), expires_at: instant })),
  products: reservedProducts,
  changes: z.array(
    z.object({
      codplace: z.number(),
      codarticulo: z.string(),
      description: z.string(),
      reason: z.enum(['reduced', 'removed']),
      old_quantity: z.number(),
      quantity: z.number(),
      /**
       * Present when the branch has more stock, but the account may not reserve it before this instant, because it let
       * earlier reservations expire without an order (decision 029).
       */
      limited_until: z.optional(instant),
    }),
  ),
})

/**
 * How many orders of the account wait for a payment in cash or by bank deposit, and how many may: a checkout that would
 * exceed it has to be paid in another way. Each branch of a checkout is an order.
 */
const unpaidOrders = z.object({ open: z.number(), max: z.number() })

export const confirmOrder = command('ecommerce', 'POST orders/confirmOrder', {
  summary: 'Reserve the products of an order and compute its total',
  input: z.strictObject({
    products: requestedProducts,
    total_amount: sentMoney,
    quote_id: maybeValue(quoteId),
    /**
     * Announces calls of `POST orders/confirmOrder/report`: the store releases the stock after five minutes without
     * one. Without this flag it releases the stock when the reservation expires.
     */
    will_report: maybeValue(flag),
    /**
     * The id of a reservation that the caller left and resumes, for example after a reload. The new reservation expires
     * at the same time as that one, unless that is less than five minutes ahead.
     */
    resumes: maybeValue(z.uuid()),
    /**
     * Refuses with `payment-open` while a payment of an earlier checkout is open. Without this flag the new reservation
     * takes the place of the earlier one, and an approval of that payment is released.
     */
    unless_payment_open: maybeValue(flag),
  }),
  reply: z.object({
    verification_id: z.string(),
    products: reservedProducts,
    total_order: money,
    total_order_sent: money,
    expires_at: instant,
    unpaid_orders: unpaidOrders,
  }),
})

export const leaveCheckout = command('ecommerce', 'DELETE orders/confirmOrder', {
  summary: 'Release the stock of the caller’s open reservation, unless a payment for it is open',
  /** With an id, only that reservation is released, and not a newer one of another page. */
  input: z.strictObject({ verification_id: z.optional(z.uuid()) }),
  reply: z.object({ released: z.boolean() }),
})

export const reportCheckout = command('ecommerce', 'POST orders/confirmOrder/report', {
  summary: 'Report that the page of a reservation is still open, and get the reservation’s state',
  input: z.strictObject({ verification_id: z.uuid() }),
  /**
   * `replaced` means that the same account made a newer reservation; `released` also that its orders were canceled
   * because a payment was declined in the end. `global_id` names the orders that a placed reservation became.
   */
  reply: z.object({
    state: z.enum(['held', 'released', 'replaced', 'placed']),
    expires_at: instant,
    global_id: z.nullable(z.string()),
    unpaid_orders: unpaidOrders,
  }),
})

export const calculateDelivery = query('ecommerce', 'POST orders/calculateDelivery', {
  summary: 'Compute the delivery price of the reserved order to an address, per branch. Pickup needs no address',
  input: z
    .strictObject({
      products: maybeValue(requestedProducts),
      option_id: optionId,
      address_id: maybeValue(z.uuid()),
      shipments,
      quote_id: maybeValue(quoteId),
    })
    .check(z.refine(hasDeliveryAddress, { path: ['address_id'], params: { sentence: 'required' } })),
  reply: z.object({
    option_id: z.number(),
    branches: z.array(z.object({ branch_code: z.number(), available: z.boolean(), price: money, minutes: z.number() })),
    /** The working days of national shipping; null for the other methods. */
    working_days: z.nullable(workingDays),
    total_delivery: money,
  }),
})

const placedOrders = z.object({
  /** Null with `only_confirm`, like the ids of the orders. */
  global_id: z.nullable(z.string()),
  /** Empty while a payment has to go on first. */
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
  /** What has to happen before the orders are placed; null where they are. */
  action: z.nullable(paymentAction),
})

/** Mounted with the checkout, since it places the orders of the payment. */
export const continuePayment = command('ecommerce', 'POST payments/{id}/continue', {
  summary:
    'Go on with a checkout after its payer returned from the provider, and place its orders once all is authorised',
  input: z.strictObject({ id: z.uuid() }),
  reply: placedOrders,
})

export const placeOrder = command('ecommerce', 'POST orders', {
  summary:
    'Place the reserved order: one order per branch, all with the same global_id. With only_confirm, validate it only',
  multipart: ['products', 'payments', 'shipments'],
  idempotent: true,
  input: z
    .strictObject({
      products: maybeValue(requestedProducts),
      option_id: optionId,
      codplace: maybeValue(branchCode),
      payments: maybeValue(requestedPayments),
      only_confirm: maybeValue(flag).check(
        z.describe('`true` validates the order and returns it without placing it; payments are optional then.'),
      ),
      address_id: maybeValue(z.uuid()),
      partner_id: maybeValue(z.uuid()),
      customer_name: maybe(plainText(0, 100)),
      quote_id: maybeValue(quoteId),
      shipments,
      ignore_diff_in_total_amount: maybeValue(flag).check(
        z.describe('`true` accepts the total that the last refusal 8400016 for this reservation showed, and no other.'),
      ),
      total_amount: formMoney.check(z.describe('Only compared with the total that the store computes.')),
      note: maybe(plainText(0, 500)),
      rnc: maybe(taxIdOrNone),
      identification_confirmed: identificationConfirmed,
      tax_amount: maybeValue(formMoney).check(z.describe('Only compared with the tax that the store computes.')),
    })
    .check(z.refine(hasPayments, { path: ['payments'], params: { sentence: 'required' } }))
    .check(z.refine(hasDeliveryAddress, { path: ['address_id'], params: { sentence: 'required' } })),
  reply: placedOrders,
})

export const listOrders = query('ecommerce', 'GET orders', {
  summary: `List the customer’s orders by filters, newest first, in pages. The list covers the newest ${listedOrdersMax}, a search for a product the newest ${searchedOrdersMax}; id and global_id find older ones`,
  input: z.strictObject({
    /** The three tabs of the list (ORDER-12); `stage` is where an order is in the words of its customer (ORDER-13). */
    tab: z.optional(z.enum(orderTabs)),
    filterDate: z.optional(z.enum(['10d', '6m'])),
    branch_code: z.optional(branchCode),
    order_status_id: z.optional(wholeNumber(1, orderStatuses.length)),
    stage: z.optional(z.enum(orderStages)),
    /** 1 lists delivered and canceled orders (ORDER-5), 0 all others. */
    finished: z.optional(flag),
    option_name: z.optional(z.enum(optionNames)),
    global_id: z.optional(z.uuid()),
    id: z.optional(orderId),
    order_document_id: z.optional(text(1, 40)),
    /** Words of the names or the code of a product (ORDER-18). */
    product: z.optional(text(1, 40)),
    ...pageFields(10),
  }),
  reply: pageOf(listedOrder),
})

export const getOrder = query('ecommerce', 'GET orders/{id}', {
  summary: 'Get one of the customer’s orders with lines, payments and history',
  input: z.strictObject({ id: orderId }),
  reply: orderDetail,
})

export const cancelOrder = command('ecommerce', 'DELETE orders/{id}', {
  summary: 'Cancel an order that is not in shipping yet, and return its stock',
  input: z.strictObject({ id: orderId }),
  reply: orderDetail,
})

export const listOrderStatuses = query('ecommerce', 'GET orders/status', {
  summary: 'List the states of an order with their labels; the filter order_status_id takes their `id`',
  input: nothing,
  reply: z.array(z.object({ id: z.number(), status: z.enum(orderStatuses), description: z.string() })),
})

export const listOrderProducts = query('ecommerce', 'GET orders/products/{id}', {
  summary: 'List the products of an order with their current price and stock at a branch, to buy them again',
  input: z.strictObject({ id: orderId, codplace: z.optional(branchCode) }),
  reply: z.object({
    codplace: z.number(),
    products: z.array(
      z.object({ product: productCard, cod_articulo: z.string(), quantity: z.number(), note: z.nullable(z.string()) }),
    ),
  }),
})
