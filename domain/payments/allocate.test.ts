import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCentavos } from '../money/money.ts'
import { allocate } from './allocate.ts'

const north = { branchCode: 25, totalCentavos: 600 }
const centre = { branchCode: 1, totalCentavos: 400 }

test('payments fill the orders by branch code, one after the other (PAYMENT-7)', () => {
  const [gift, card] = [{ amountCentavos: 700 }, { amountCentavos: 300 }]
  expect(allocate([gift, card], [north, centre])).toEqual([
    { payment: gift, order: centre, amountCentavos: 400 },
    { payment: gift, order: north, amountCentavos: 300 },
    { payment: card, order: north, amountCentavos: 300 },
  ])
})

test('payments that do not come to the orders are not allocated', () => {
  expect(() => allocate([{ amountCentavos: 999 }], [north, centre])).toThrow(RangeError)
})

test('the parts add up to each payment and to each order (PAYMENT-7)', () => {
  const centavos = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(
      fc.array(centavos, { minLength: 1, maxLength: 8 }),
      fc.array(centavos, { minLength: 1, maxLength: 30 }),
      (due, cuts) => {
        const orders = due.map((totalCentavos, index) => ({ branchCode: (index * 7) % 11, totalCentavos }))
        const payments = split(sumCentavos(due), cuts)
        const parts = allocate(payments, orders)
        for (const order of orders) {
          const of = parts.filter((part) => part.order === order)
          expect(sumCentavos(of.map(({ amountCentavos }) => amountCentavos))).toBe(order.totalCentavos)
        }
        for (const payment of payments) {
          const of = parts.filter((part) => part.payment === payment)
          expect(sumCentavos(of.map(({ amountCentavos }) => amountCentavos))).toBe(payment.amountCentavos)
        }
        expect(parts.every(({ amountCentavos }) => amountCentavos > 0)).toBe(true)
        expect(parts.length).toBeLessThan(payments.length + orders.length)
      },
    ),
  )
})

/** Payments that come to a total: each takes what it asks for while there is enough, the last one what is left. */
function split(totalCentavos: number, requested: readonly number[]): { amountCentavos: number }[] {
  let left = totalCentavos
  const taken = requested.map((amount) => {
    const amountCentavos = Math.min(amount, left)
    left -= amountCentavos
    return { amountCentavos }
  })
  return [...taken, { amountCentavos: left }].filter(({ amountCentavos }) => amountCentavos > 0)
}
