import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditMovement, availableCredit, overdueCentavos, unpaidCharges } from './credit.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const charge = (documentId: string, amountCentavos: number, due: number): CreditMovement => ({
  kind: 'charged',
  documentId,
  orderId: null,
  amountCentavos,
  dueAt: day(due),
  at: day(due - 30),
})
const payment = (documentId: string, amountCentavos: number): CreditMovement => ({
  kind: 'paid',
  documentId,
  orderId: null,
  amountCentavos: -amountCentavos,
  dueAt: null,
  at: day(40),
})

test('a document is unpaid until its payments reach its charge', () => {
  const movements = [payment('A', 400), charge('B', 500, 61), payment('A', 600), charge('A', 1000, 31)]
  expect(unpaidCharges(movements)).toEqual([
    {
      documentId: 'B',
      orderId: null,
      chargedAt: day(31),
      dueAt: day(61),
      chargedCentavos: 500,
      unpaidCentavos: 500,
      payments: [],
    },
  ])
  expect(unpaidCharges(movements.slice(1))).toMatchObject([
    { unpaidCentavos: 400, payments: [{ kind: 'paid', amountCentavos: -600, at: day(40) }] },
    { unpaidCentavos: 500, payments: [] },
  ])
})

test('a payment whose charge lies further back makes no document', () => {
  expect(unpaidCharges([payment('A', 100)])).toEqual([])
})

test('a debt that the documents do not explain is overdue', () => {
  const unpaid = unpaidCharges([charge('B', 500, 61), charge('A', 300, 31)])
  expect(overdueCentavos(800, unpaid, day(1))).toBe(0)
  expect(overdueCentavos(800, unpaid, day(31))).toBe(300)
  expect(overdueCentavos(900, unpaid, day(1))).toBe(100)
})

test('a limit below the debt leaves no credit', () => {
  expect(availableCredit(1000, 400)).toBe(600)
  expect(availableCredit(300, 400)).toBe(0)
})

test('what is unpaid of all documents is what the customer owes', () => {
  const history = fc.array(
    fc.record({ charged: fc.integer({ min: 1, max: 10_000 }), paidPercent: fc.integer({ min: 0, max: 100 }) }),
  )
  fc.assert(
    fc.property(history, (documents) => {
      const movements = documents.flatMap(({ charged, paidPercent }, at) => {
        const paid = Math.floor((charged * paidPercent) / 100)
        return [charge(`D${at}`, charged, 31 + at), ...(paid > 0 ? [payment(`D${at}`, paid)] : [])]
      })
      const owed = movements.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
      const unpaid = unpaidCharges(movements.toReversed())
      expect(unpaid.reduce((sum, { unpaidCentavos }) => sum + unpaidCentavos, 0)).toBe(owed)
      expect(overdueCentavos(owed, unpaid, day(0))).toBe(0)
      expect(unpaid.map(({ dueAt }) => dueAt.getTime())).toEqual(
        unpaid.map(({ dueAt }) => dueAt.getTime()).toSorted((one, other) => one - other),
      )
    }),
  )
})
