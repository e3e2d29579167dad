import * as z from 'zod/mini'
import { balanceStates, creditNoteReasons, movementKinds } from '#domain/balances/balance.ts'
import { giftCardCodeMax } from '#domain/balances/gift-card-code.ts'
import { command, query } from './endpoint.ts'
import { instant, money, nothing, text } from './fields.ts'
import { pageFields, pageOf } from './paging.ts'

const page = pageFields(10, 1_000)

/** What the balances that can be spent have in common. */
const spendable = {
  id: z.string(),
  date: instant,
  /** What the balance was at first. */
  amount: money,
  balance: money,
  state: z.enum(balanceStates),
}

const deposit = z.object({ ...spendable, document_id: z.string(), bank: z.string() })

const creditNote = z.object({
  ...spendable,
  document_id: z.string(),
  reason: z.enum(creditNoteReasons),
  expires_at: z.nullable(instant),
})

const giftCard = z.object({
  ...spendable,
  /** Hidden but for its last four characters in a list; in full in the card's own movements. */
  code: z.string(),
  kind: z.enum(['gift_card', 'reward']),
  expires_at: z.nullable(instant),
})

/** A change of a balance: its signed amount, and the balance after it. */
const movement = z.object({
  number: z.number(),
  kind: z.enum(movementKinds),
  amount: money,
  balance: money,
  document_id: z.nullable(z.string()),
  at: instant,
})

export const listDeposits = query('ecommerce', 'GET deposits', {
  summary: 'List the customer’s bank deposits with what is left of each, newest first, in pages',
  input: z.strictObject(page),
  reply: pageOf(deposit),
})

export const getDeposit = query('ecommerce', 'GET deposits/{id}', {
  summary: 'Get one of the customer’s deposits with a page of its movements, newest first',
  input: z.strictObject({ id: z.uuid(), ...page }),
  reply: z.extend(deposit, { movements: pageOf(movement) }),
})

export const listCreditNotes = query('ecommerce', 'GET credits/note', {
  summary: 'List the customer’s credit notes with what is left of each, newest first, in pages',
  input: z.strictObject(page),
  reply: pageOf(creditNote),
})

export const listGiftCards = query('ecommerce', 'GET gift-cards', {
  summary: 'List the customer’s gift cards and rewards, newest first, in pages; their codes are hidden',
  input: z.strictObject(page),
  reply: pageOf(giftCard),
})

export const getGiftCard = query('ecommerce', 'GET gift-cards/{code}/movements', {
  summary:
    'Get one of the customer’s gift cards or rewards with its code and a page of its movements. `code` is the `id` of the list: the code itself is a secret and no part of a URL',
  input: z.strictObject({ code: z.uuid(), ...page }),
  reply: z.extend(giftCard, { movements: pageOf(movement) }),
})

export const redeemGiftCard = command('ecommerce', 'POST gift-cards/redeem', {
  summary: 'Add a gift card to the customer’s account by its code',
  idempotent: true,
  input: z.strictObject({ code: text(1, giftCardCodeMax) }),
  reply: giftCard,
})

/** What a customer may buy on credit, has bought so, and has to pay back. */
const credit = z.object({
  limit: money,
  used: money,
  available: money,
  /** The part of `used` whose due date has passed. */
  overdue: money,
  /** The due date of the document that has to be paid first; null where nothing is owed. */
  next_due_at: z.nullable(instant),
})

export const getCreditLimit = query('ecommerce', 'GET credits/limit', {
  summary: 'Get the customer’s credit: limit, used, available and overdue',
  input: nothing,
  reply: credit,
})

/** `GET balance` names at most this many unpaid documents, those that are due first. */
export const dueListMax = 50

/** Of an unpaid document it names at most this many payments, the newest first. */
export const duePaymentsMax = 3

export const getBalance = query('ecommerce', 'GET balance', {
  summary: `Get the customer’s balances: what can be spent of each kind, the credit, and what is due (the first ${dueListMax} documents)`,
  input: nothing,
  reply: z.object({
    deposits: money,
    credit_notes: money,
    gift_cards: money,
    rewards: money,
    /** The sum of the four above; credit is no part of it. */
    total_available: money,
    credit,
    /** What the customer owes: the sum of the unpaid documents. */
    pending_balance: money,
    due: z.array(
      z.object({
        document_id: z.string(),
        /** The customer's order that the document is; null for an invoice. */
        order_id: z.nullable(z.number()),
        date: instant,
        due_at: instant,
        amount: money,
        unpaid: money,
        is_overdue: z.boolean(),
        /** What lowered it, the newest first; `payments_total` says how many there are. */
        payments: z.array(z.object({ kind: z.enum(movementKinds), amount: money, at: instant })),
        payments_total: z.number(),
      }),
    ),
    /** How many documents are unpaid; `due` may have fewer. */
    due_total: z.number(),
  }),
})
