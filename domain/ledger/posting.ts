import type { MovementKind } from '../balances/balance.ts'
import { type Centavos, sumCentavos } from '../money/money.ts'
import type { PaymentKind } from '../payments/payment-kinds.ts'

/** The store's own accounts in the ledger (LEDGER-2). */
export const ledgerAccounts = ['receivable', 'sales', 'cards', 'paypal', 'cash', 'bank', 'issued'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

export const postingKinds = [
  'opening',
  'balance_issued',
  'order_placed',
  'order_canceled',
  'products_returned',
  'payment_received',
  'payment_returned',
  'credit_paid',
] as const
export type PostingKind = (typeof postingKinds)[number]

/** A change of a customer's balance: above zero where the balance grows. */
export interface PostedMovement {
  balanceId: string
  kind: MovementKind
  amountCentavos: Centavos
  /** The number of the document that caused it. */
  documentId: string | null
  /** When a charge of credit has to be paid. */
  dueAt: Date | null
}

/** One transaction of the ledger. Its entries and its movement add up to zero, debits above zero. */
export interface Posting {
  kind: PostingKind
  orderId: number | null
  paymentId: string | null
  entries: { account: LedgerAccount; amountCentavos: Centavos }[]
  movement: PostedMovement | null
}

/** An order's amount, which its customer owes from its placement on. */
interface PostedOrder {
  orderId: number
  totalCentavos: Centavos
}

/** An order is placed: its customer owes the total until payments are received. */
export function postingOfPlacing({ orderId, totalCentavos }: PostedOrder): Posting {
  return orderPosting('order_placed', orderId, totalCentavos)
}

/** An order is canceled: nothing was sold, and nothing is owed for it any more. */
export function postingOfCancellation({ orderId, totalCentavos }: PostedOrder): Posting {
  return orderPosting('order_canceled', orderId, -totalCentavos)
}

/** Products of an order worth an amount come back: the store owes it to the customer until it is paid back. */
export function postingOfReturnedProducts({ orderId, totalCentavos }: PostedOrder): Posting {
  return orderPosting('products_returned', orderId, -totalCentavos)
}

function orderPosting(kind: PostingKind, orderId: number, amountCentavos: Centavos): Posting {
  return {
    kind,
    orderId,
    paymentId: null,
    entries: [
      { account: 'receivable', amountCentavos },
      { account: 'sales', amountCentavos: -amountCentavos },
    ],
    movement: null,
  }
}

/** The part of a payment that pays one order. */
export interface PostedPayment {
  paymentId: string
  orderId: number
  amountCentavos: Centavos
  kind: PaymentKind
  /** The balance that is spent, or the credit that is charged. */
  balanceId: string | null
  /** When credit has to be paid. */
  dueAt: Date | null
  /** The number of the document that caused it; the order's where it is missing. */
  documentId?: string
}

/** A payment is received: the customer owes that much less for the order. */
export function postingOfPayment(payment: PostedPayment): Posting {
  const { paymentId, orderId, amountCentavos } = payment
  return {
    kind: 'payment_received',
    orderId,
    paymentId,
    ...otherSide(payment, amountCentavos),
  }
}

/** A received payment goes back to where it came from. */
export function postingOfReturnedPayment(payment: PostedPayment): Posting {
  const { paymentId, orderId, amountCentavos } = payment
  return {
    kind: 'payment_returned',
    orderId,
    paymentId,
    ...otherSide(payment, -amountCentavos),
  }
}

/** A received payment, or a part of it, becomes a balance of the customer, as a credit note. */
export function postingOfNewBalance({
  balanceId,
  orderId,
  paymentId,
  amountCentavos,
  documentId = String(orderId),
}: {
  balanceId: string
  orderId: number
  paymentId: string
  amountCentavos: Centavos
  documentId?: string
}): Posting {
  return {
    kind: 'payment_returned',
    orderId,
    paymentId,
    entries: [{ account: 'receivable', amountCentavos }],
    movement: { balanceId, kind: 'issued', amountCentavos, documentId, dueAt: null },
  }
}

/**
 * Parts of payments of an order become one balance of the customer. A balance is issued by one movement, so the parts of
 * several payments pass through the account of issued balances: each of them is returned by a transaction of its own.
 */
export function postingsOfNewBalance(
  balance: { balanceId: string; orderId: number; documentId: string },
  parts: readonly { paymentId: string; amountCentavos: Centavos }[],
): Posting[] {
  const [first, second] = parts
  if (first && !second) return [postingOfNewBalance({ ...balance, ...first })]
  const { balanceId, orderId, documentId } = balance
  const totalCentavos = sumCentavos(parts.map(({ amountCentavos }) => amountCentavos))
  return [
    ...parts.map(({ paymentId, amountCentavos }): Posting => ({
      kind: 'payment_returned',
      orderId,
      paymentId,
      entries: [
        { account: 'receivable', amountCentavos },
        { account: 'issued', amountCentavos: -amountCentavos },
      ],
      movement: null,
    })),
    {
      kind: 'balance_issued',
      orderId,
      paymentId: null,
      entries: [{ account: 'issued', amountCentavos: totalCentavos }],
      movement: { balanceId, kind: 'issued', amountCentavos: totalCentavos, documentId, dueAt: null },
    },
  ]
}

/** The accounts that receive payments of kinds without a balance. */
const accountOfKind = {
  cash: 'cash',
  card: 'cards',
  card_provider: 'cards',
  paypal: 'paypal',
  deposit_express: 'bank',
} as const satisfies Partial<Record<PaymentKind, LedgerAccount>>

function otherSide(payment: PostedPayment, receivedCentavos: Centavos): Pick<Posting, 'entries' | 'movement'> {
  const receivable = { account: 'receivable', amountCentavos: -receivedCentavos } as const
  const { kind, balanceId, orderId, dueAt, documentId = String(orderId) } = payment
  if (!balanceId) {
    const account = accountOfKind[kind as keyof typeof accountOfKind]
    return { entries: [receivable, { account, amountCentavos: receivedCentavos }], movement: null }
  }
  const isReceived = receivedCentavos > 0
  const movement: PostedMovement =
    kind === 'credit'
      ? {
          balanceId,
          kind: isReceived ? 'charged' : 'canceled',
          amountCentavos: receivedCentavos,
          documentId,
          dueAt: isReceived ? dueAt : null,
        }
      : {
          balanceId,
          kind: isReceived ? 'spent' : 'returned',
          amountCentavos: -receivedCentavos,
          documentId,
          dueAt: null,
        }
  return { entries: [receivable], movement }
}
