import * as z from 'zod/mini'
import { orderStatuses } from '#domain/orders/order-steps.ts'
import { processSteps } from '#domain/orders/process-steps.ts'
import { addressTexts } from './address-texts.ts'
import { optionNames } from './delivery-methods.ts'
import { instant, money } from './fields.ts'

export const paymentKinds = [
  'cash',
  'credit',
  'card',
  'card_provider',
  'paypal',
  'deposit',
  'deposit_express',
  'credit_note',
  'gift_card',
] as const
export const paymentStates = [
  'due',
  'pending_approval',
  'authorized',
  'captured',
  'failed',
  'refunded',
  'canceled',
] as const

/** An order in a list. Labels are in the caller's language; `products` counts lines, `pieces` counts units. */
export const orderCard = z.object({
  id: z.number(),
  global_id: z.string(),
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
})

export const orderDetail = z.extend(orderCard, {
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
    }),
  ),
  customer_name: z.string(),
  note: z.nullable(z.string()),
  rnc: z.nullable(z.string()),
  address: z.nullable(z.object({ ...addressTexts, lat: z.number(), lng: z.number() })),
  payments: z.array(z.object({ kind: z.enum(paymentKinds), amount: money, state: z.enum(paymentStates) })),
  events: z.array(
    z.object({
      status: z.enum(orderStatuses),
      status_label: z.string(),
      /** The process label of that status, null when it has none. */
      process_label: z.nullable(z.string()),
      at: instant,
    }),
  ),
})
