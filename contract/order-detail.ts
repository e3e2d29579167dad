import * as z from 'zod/mini'
import { spendableKinds } from '#domain/balances/balance.ts'
import { orderOrigins, orderStatuses } from '#domain/orders/order-steps.ts'
import { processSteps } from '#domain/orders/process-steps.ts'
import { paymentKinds } from '#domain/payments/payment-kinds.ts'
import { paymentStates } from '#domain/payments/payment-states.ts'
import { addressTexts } from './address-texts.ts'
import { optionNames } from './delivery-methods.ts'
import { instant, money } from './fields.ts'
import { languages } from './language.ts'

/** An order in a list. Labels are in the caller's language; `products` counts lines, `pieces` counts units. */
export const orderCard = z.object({
  id: z.number(),
  global_id: z.string(),
  /** `branch` for a sale at a branch's counter. */
  origin: z.enum(orderOrigins),
  creation: instant,
  status: z.enum(orderStatuses),
  status_label: z.string(),
  /** The current process labels (ORDER-4): the progress of the work, and whether the order is invoiced and paid. */
  process: z.array(z.object({ step: z.enum(processSteps), label: z.string() })),
  codplace: z.number(),
  branch_name: z.string(),
  option_name: z.enum(optionNames),
  payment_methods: z.array(z.enum(paymentKinds)),
  products: z.number(),
  pieces: z.number(),
  subtotal: money,
  tax: money,
  delivery: money,
  total: money,
  invoice_number: z.nullable(z.string()),
  return_number: z.nullable(z.string()),
  can_cancel: z.boolean(),
  /**
   * When it arrives at the latest, by the promise of its placement (ORDER-15): for national shipping the end of a day. Null
   * where nothing is promised, and where it is not on the way to its customer.
   */
  expected_by: z.nullable(instant),
  /**
   * When it can be collected, by the promise of its placement (ORDER-14), also once that has passed. Null where nothing is
   * promised, while a payment is awaited, and where it is not being prepared.
   */
  ready_by: z.nullable(instant),
})

/** The products that a list shows of an order. */
export const shownProductsMax = 4

export const listedOrder = z.extend(orderCard, {
  /** The first products of the order with their pictures, the dearest line first, at most four; `products` counts all. */
  shown_products: z.array(
    z.object({ codarticulo: z.string(), description: z.string(), picture_url: z.nullable(z.string()) }),
  ),
  /** Why it is on hold, where staff have written it; null for every other order. */
  pause_note: z.nullable(z.string()),
  /** The language of `pause_note`, null where that is not known. */
  pause_note_language: z.nullable(z.enum(languages)),
})

export const orderDetail = z.extend(orderCard, {
  /** The token of the link that shows the order without a sign-in (`GET orders/track/{token}`); null once that has ended. */
  tracking: z.nullable(z.string()),
  /** The text of the pass with which the order is collected; null where there is nothing to collect now. */
  pass: z.nullable(z.string()),
  lines: z.array(
    z.object({
      codarticulo: z.string(),
      description: z.string(),
      picture_url: z.nullable(z.string()),
      quantity: z.number(),
      price: money,
      subtotal: money,
      tax: money,
      amount: money,
      note: z.nullable(z.string()),
      /** For how many days from its delivery the product is covered. */
      warranty_days: z.number(),
    }),
  ),
  customer_name: z.string(),
  /** The carrier that has it and the number of the parcel, as staff named them; null until then. */
  parcel: z.nullable(
    z.object({
      carrier: z.string(),
      number: z.string(),
      /** The page on which the carrier says where it is; null where the store has not set one (ORDER-30). */
      tracking_url: z.nullable(z.string()),
    }),
  ),
  note: z.nullable(z.string()),
  rnc: z.nullable(z.string()),
  /** The name that the tax authority’s register had for it when the order was placed. */
  rnc_name: z.nullable(z.string()),
  address: z.nullable(z.object({ ...addressTexts, lat: z.nullable(z.number()), lng: z.nullable(z.number()) })),
  payments: z.array(
    z.object({
      kind: z.enum(paymentKinds),
      amount: money,
      state: z.enum(paymentStates),
      /** The part that the provider has still to give back. */
      refund_pending: money,
      /** The card that was charged, for payments by card. */
      card: z.nullable(z.object({ brand: z.string(), last_four: z.string() })),
      /** The balance that was spent: the number of its document, or the last four characters of its code. */
      balance: z.nullable(z.object({ kind: z.enum(spendableKinds), reference: z.string() })),
    }),
  ),
  /** It is canceled, and a payment of its checkout was declined in the end. */
  payment_declined: z.boolean(),
  events: z.array(
    z.object({
      status: z.enum(orderStatuses),
      status_label: z.string(),
      /** The process label of that status, null when it has none. */
      process_label: z.nullable(z.string()),
      /** What the store wrote beside the step, in the caller's language where it wrote it in that one. */
      note: z.nullable(z.string()),
      /** The language of `note`, null where that is not known. */
      note_language: z.nullable(z.enum(languages)),
      at: instant,
    }),
  ),
})
