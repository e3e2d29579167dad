import * as z from 'zod/mini'
import { orderStatuses } from '#domain/orders/order-steps.ts'
import { optionNames } from './delivery-methods.ts'
import { query } from './endpoint.ts'
import { instant, money, text } from './fields.ts'

/** A signed text that names an order: `number.signature`. */
const signed = text(1, 100)

const shownOrder = {
  id: z.number(),
  status: z.enum(orderStatuses),
  status_label: z.string(),
  option_name: z.enum(optionNames),
  codplace: z.number(),
  branch_name: z.string(),
}

/**
 * What whoever has the link of an order may see (ORDER-9): nobody's name, no address of a customer, no goods, no amount.
 * The link of a finished order ends after some months.
 */
export const trackOrder = query('ecommerce', 'GET orders/track/{token}', {
  summary: 'Get the progress of an order by the token of its link, without signing in',
  input: z.strictObject({ token: signed }),
  reply: z.object({
    ...shownOrder,
    creation: instant,
    /** When it arrives at the latest, as `GET orders/{id}` says it (ORDER-15). */
    expected_by: z.nullable(instant),
    branch: z.object({
      address: z.string(),
      city_name: z.string(),
      phone: z.string(),
      lat: z.number(),
      long: z.number(),
    }),
    events: z.array(z.object({ status: z.enum(orderStatuses), status_label: z.string(), at: instant })),
  }),
})

/** For employees alone: the order that somebody with a pass wants to collect (ORDER-11). */
export const readOrderPass = query('ecommerce', 'GET orders/pass/{code}', {
  summary: 'Employees: find the order of a pass, and who may collect it',
  input: z.strictObject({ code: signed }),
  reply: z.object({
    ...shownOrder,
    /** Whether it may be handed over now: it is ready, and was not collected before. */
    is_ready: z.boolean(),
    /** The name of who may collect it: the customer, or the partner whom the customer named. */
    collector: z.string(),
    pieces: z.number(),
    /** What is still to be paid at the counter. */
    to_pay: money,
    /**
     * What a bank deposit has to bring whose proof staff have not accepted, and what a card or PayPal has not paid yet:
     * before that the order is not handed over.
     */
    unproven: money,
  }),
})
