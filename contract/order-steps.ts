import * as z from 'zod/mini'
import { orderStatuses } from '#domain/orders/order-steps.ts'
import { command } from './endpoint.ts'
import { maybe, plainText, visibleText } from './fields.ts'
import { orderDetail } from './order-detail.ts'
import { orderId } from './order-fields.ts'

const note = plainText(0, 300)

/** For employees alone. The table of steps decides what is possible (ORDER-2, ORDER-7). */
export const setOrderStatus = command('ecommerce', 'PATCH orders/{id}/status', {
  summary: 'Employees: move an order of any customer to its next status',
  input: z.strictObject({
    id: orderId,
    status: z.enum(orderStatuses),
    note: maybe(note).check(
      z.describe(
        'Shown to the customer beside the step. Beside `note_en` or `note_es` it is for readers of the other language.',
      ),
    ),
    note_en: maybe(note).check(z.describe('The note in English: what readers of English get.')),
    note_es: maybe(note).check(z.describe('The note in Spanish: what readers of Spanish get.')),
    parcel: maybe(z.strictObject({ carrier: visibleText(60), number: visibleText(60) })).check(
      z.describe('The parcel of an order of national shipping, at the steps `dispatched` and `sent` alone.'),
    ),
  }),
  reply: orderDetail,
})
