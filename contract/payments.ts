import * as z from 'zod/mini'
import { isWholeCentavos } from '#domain/money/money.ts'
import { paymentKinds } from '#domain/payments/payment-kinds.ts'
import { orderStatuses } from '#domain/orders/order-steps.ts'
import { paymentStates } from '#domain/payments/payment-states.ts'
import { customerOfRecord } from './customer-of-record.ts'
import { query } from './endpoint.ts'
import { instant, maybeValue, money, text } from './fields.ts'
import { amountMax } from './order-fields.ts'

/** An order has at most so many payments. */
export const paymentsMax = 20

const amount = z
  .number()
  .check(z.gte(0.01), z.lte(amountMax), z.refine(isWholeCentavos, { params: { sentence: 'centavos' } }))

/** The payments of an order. Those of kinds that are not in `payment_methods.accepted` of the configuration are refused. */
export const requestedPayments = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['cash', 'credit', 'paypal', 'deposit_express']), amount }),
      z.strictObject({ kind: z.enum(['card', 'card_provider']), amount, token: z.uuid() }),
      z
        .strictObject({
          kind: z.enum(['deposit', 'credit_note', 'gift_card']),
          amount,
          id: maybeValue(z.uuid()),
          document_id: maybeValue(text(1, 60)),
        })
        .check(
          z.refine(({ id, document_id }) => id !== undefined || document_id !== undefined, {
            path: ['id'],
            params: { sentence: 'required' },
          }),
        ),
    ]),
  )
  .check(z.minLength(1), z.maxLength(paymentsMax))

/**
 * How a checkout goes on where its orders are not placed yet: the payer has to go to a URL of the provider, or the caller
 * asks again with `POST payments/{id}/continue` after a moment.
 */
export const paymentAction = z.union([
  z.object({ type: z.literal('redirect'), payment_id: z.string(), url: z.string() }),
  z.object({ type: z.literal('wait'), payment_id: z.string() }),
])

/** A payment as its customer sees it. */
export const payment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  state: z.enum(paymentStates),
  amount: money,
  /** The id of the checkout whose orders it pays. */
  global_id: z.string(),
  /** Why it failed, as the reason of a refusal. */
  failure: z.nullable(z.string()),
  /** For a payment in US dollars: the amount that is charged, and the rate that it was computed with. */
  usd: z.nullable(z.object({ amount: z.number(), rate: z.number() })),
  card: z.nullable(z.object({ brand: z.string(), last_four: z.string() })),
  created: instant,
})

export const getPayment = query('ecommerce', 'GET payments/{id}', {
  summary: 'Get one of the customer’s payments with its state',
  input: z.strictObject({ id: z.uuid() }),
  reply: payment,
})

/** A list by a reference has at most so many payments, the newest ones. */
export const referencedPaymentsMax = 50

export const listReferencedPayments = query('ecommerce', 'GET payments/referenced', {
  summary: `Employees: list the payments of any customer that have exactly this reference, newest first; at most ${referencedPaymentsMax}`,
  input: z.strictObject({
    reference: text(1, 100).check(
      z.describe(
        'The id of a payment, as its customer reads it, of a checkout or of a call to the provider, or what the provider calls the payment, its capture or a refund.',
      ),
    ),
  }),
  reply: z.array(
    z.extend(payment, {
      customer: customerOfRecord,
      provider: z.nullable(z.string()),
      /** What the provider calls the payment, or its capture where it was captured. */
      provider_reference: z.nullable(z.string()),
      /** The orders that it pays, with its part of each; empty where none was placed. */
      orders: z.array(z.object({ id: z.number(), status: z.enum(orderStatuses), amount: money })),
    }),
  ),
})
