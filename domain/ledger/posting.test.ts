import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceKinds, paymentKinds } from '../payments/payment-kinds.ts'
import {
  type Posting,
  postingOfCancellation,
  postingOfNewBalance,
  postingOfPayment,
  postingOfPlacing,
  postingOfReturnedProducts,
  postingOfReturnedPayment,
} from './posting.ts'

const hasBalance = (kind: string) => kind === 'credit' || (balanceKinds as readonly string[]).includes(kind)

const amount = fc.integer({ min: 1, max: 1_000_000_000 })
const payment = fc.record({ kind: fc.constantFrom(...paymentKinds), amountCentavos: amount }).map((one) => ({
  ...one,
  paymentId: 'P',
  orderId: 1,
  balanceId: hasBalance(one.kind) ? 'B' : null,
  dueAt: new Date(0),
}))

/** Debits above zero: a balance that a customer can spend is a debt of the store, credit is not. */
function sumOf({ entries, movement }: Posting, isCredit: boolean): number {
  const moved = movement ? (isCredit ? movement.amountCentavos : -movement.amountCentavos) : 0
  return entries.reduce((sum, entry) => sum + entry.amountCentavos, moved)
}

test('each posting adds up to zero', () => {
  fc.assert(
    fc.property(payment, (one) => {
      const order = { orderId: 1, totalCentavos: one.amountCentavos }
      for (const posting of [postingOfPlacing(order), postingOfCancellation(order), postingOfReturnedProducts(order)])
        expect(sumOf(posting, false)).toBe(0)
      for (const posting of [postingOfPayment(one), postingOfReturnedPayment(one)])
        expect(sumOf(posting, one.kind === 'credit')).toBe(0)
      expect(sumOf(postingOfNewBalance({ ...one, balanceId: 'B' }), false)).toBe(0)
    }),
  )
})

test('an order that is placed, paid, canceled and paid back leaves nothing on any account', () => {
  fc.assert(
    fc.property(payment, (one) => {
      const order = { orderId: 1, totalCentavos: one.amountCentavos }
      const sums = new Map<string, number>()
      const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value)
      for (const posting of [
        postingOfPlacing(order),
        postingOfPayment(one),
        postingOfCancellation(order),
        postingOfReturnedPayment(one),
      ]) {
        for (const entry of posting.entries) add(entry.account, entry.amountCentavos)
        if (posting.movement) add('balance', posting.movement.amountCentavos)
      }
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
    }),
  )
})

test('spending lowers a balance, charging raises what is owed', () => {
  const base = { paymentId: 'P', orderId: 7, amountCentavos: 500, balanceId: 'B', dueAt: new Date(0) }
  expect(postingOfPayment({ ...base, kind: 'gift_card' }).movement).toMatchObject({
    kind: 'spent',
    amountCentavos: -500,
    documentId: '7',
    dueAt: null,
  })
  expect(postingOfPayment({ ...base, kind: 'credit' }).movement).toMatchObject({
    kind: 'charged',
    amountCentavos: 500,
    dueAt: new Date(0),
  })
  expect(postingOfReturnedPayment({ ...base, kind: 'credit' }).movement).toMatchObject({
    kind: 'canceled',
    amountCentavos: -500,
    dueAt: null,
  })
})
