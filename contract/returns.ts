import * as z from 'zod/mini'
import {
  returnEndings,
  returnLinesMax,
  returnPicturesMax,
  returnReasons,
  returnStates,
} from '#domain/returns/return.ts'
import { quantity } from './cart.ts'
import { command, query } from './endpoint.ts'
import { flag, instant, maybe, maybeValue, money, plainText, productCode } from './fields.ts'
import { orderId } from './order-fields.ts'
import { pageFields, pageOf } from './paging.ts'
import { customerOfRecord } from './customer-of-record.ts'

const returnDetail = z.object({
  id: z.string(),
  number: z.string(),
  order_id: z.number(),
  state: z.enum(returnStates),
  requested_at: instant,
  decided_at: z.nullable(instant),
  /** When the customer took the request back. */
  withdrawn_at: z.nullable(instant),
  lines: z.array(
    z.object({
      codarticulo: z.string(),
      description: z.string(),
      quantity: z.number(),
      reason: z.enum(returnReasons),
      /** What was paid for these units, tax included. */
      amount: money,
    }),
  ),
  amount: money,
  comment: z.nullable(z.string()),
  /** What the customer asked for. */
  preference: z.enum(returnEndings),
  /** What staff decided; null before. */
  ending: z.nullable(z.enum(returnEndings)),
  /** What staff wrote to the customer. */
  note: z.nullable(z.string()),
  credit_note: z.nullable(z.object({ document_id: z.string(), amount: money })),
  /** The part that went back to the payments. */
  refunded: money,
  /** The paths of the pictures, for the customer and for employees. */
  pictures: z.array(z.string()),
})

const returnLine = z.strictObject({
  codarticulo: productCode,
  quantity: quantity(1),
  reason: z.enum(returnReasons),
})

const hasEachOnce = (lines: readonly { codarticulo: string }[]) =>
  new Set(lines.map(({ codarticulo }) => codarticulo)).size === lines.length

interface Requested {
  lines: readonly { reason: string }[]
  comment?: string | undefined
}
const isExplained = ({ lines, comment }: Requested) =>
  Boolean(comment) || lines.every(({ reason }) => reason !== 'other')

export const createReturn = command('ecommerce', 'POST orders/{id}/returns', {
  summary: `Request the return of products of a delivered order, with up to ${returnPicturesMax} pictures. A line with the reason other needs a comment`,
  multipart: ['lines'],
  files: { picture_1: {}, picture_2: {}, picture_3: {}, picture_4: {}, picture_5: {}, picture_6: {} },
  idempotent: true,
  input: z
    .strictObject({
      id: orderId,
      lines: z
        .array(returnLine)
        .check(
          z.minLength(1),
          z.maxLength(returnLinesMax),
          z.refine(hasEachOnce, { params: { sentence: 'product-twice' } }),
        ),
      comment: maybe(plainText(0, 500)),
      preference: z.enum(returnEndings),
    })
    .check(z.refine(isExplained, { path: ['comment'], params: { sentence: 'required' } })),
  reply: returnDetail,
})

export const listOrderReturns = query('ecommerce', 'GET orders/{id}/returns', {
  summary: 'List the returns of one of the customer’s orders, newest first, and what of it can still be returned',
  input: z.strictObject({ id: orderId }),
  reply: z.object({
    returns: z.array(returnDetail),
    /** Null where nothing can be returned any more. */
    returnable: z.nullable(
      z.object({ until: instant, lines: z.array(z.object({ codarticulo: z.string(), quantity: z.number() })) }),
    ),
  }),
})

export const listReturns = query('ecommerce', 'GET returns', {
  summary: 'List the customer’s returns, newest first, in pages',
  input: z.strictObject(pageFields(10)),
  reply: pageOf(returnDetail),
})

export const getReturn = query('ecommerce', 'GET returns/{id}', {
  summary: 'Get one of the customer’s returns',
  input: z.strictObject({ id: z.uuid() }),
  reply: returnDetail,
})

export const withdrawReturn = command('ecommerce', 'DELETE returns/{id}', {
  summary:
    'Withdraw the request for one of the customer’s returns while it waits for the branch; its units can be returned again',
  input: z.strictObject({ id: z.uuid() }),
  reply: returnDetail,
})

export const listPendingReturns = query('ecommerce', 'GET returns/pending', {
  summary: 'Employees: list the returns of all customers that wait for a decision, the oldest first, in pages',
  input: z.strictObject(pageFields(50)),
  reply: pageOf(z.extend(returnDetail, { customer: customerOfRecord, branch_code: z.number() })),
})

interface Decision {
  state: string
  note?: string | undefined
  restock?: boolean | undefined
}

export const decideReturn = command('ecommerce', 'PATCH returns/{id}', {
  summary:
    'Employees: approve a return of any customer whose products the branch has, or refuse it. A refusal needs a note, an approval says whether the units go back into stock',
  input: z
    .strictObject({
      id: z.uuid(),
      state: z.enum(['approved', 'refused']),
      note: maybe(plainText(0, 300)).check(z.describe('Shown to the customer.')),
      ending: maybeValue(z.enum(returnEndings)).check(z.describe('The customer’s preference where it is missing.')),
      restock: maybeValue(flag),
    })
    .check(
      z.refine(({ state, note }: Decision) => state === 'approved' || Boolean(note), {
        path: ['note'],
        params: { sentence: 'required' },
      }),
      z.refine(({ state, restock }: Decision) => state === 'refused' || restock !== undefined, {
        path: ['restock'],
        params: { sentence: 'required' },
      }),
    ),
  reply: returnDetail,
})
