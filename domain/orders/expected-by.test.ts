import { expect, test } from 'vitest'
import { parseOpeningHours } from '../branches/opening-hours.ts'
import { type ExpectedOrder, expectedByMs } from './expected-by.ts'
import { orderStatuses } from './order-steps.ts'

const hours = parseOpeningHours('Mo-Fr 09:00-19:00')
const brought: ExpectedOrder = {
  status: 'sent',
  delivery: 'local',
  createdAt: new Date('2026-11-23T14:00:00Z'),
  paymentKinds: ['card'],
  promisedDays: null,
}
const expected = (order: Partial<ExpectedOrder>, known = hours) =>
  expectedByMs({ ...brought, ...order }, { hours: known, holidays: [] })

test('ORDER-15: an order is expected while it is received, prepared or on its way', () => {
  const isExpected = (status: ExpectedOrder['status']) => expected({ status }) !== undefined
  expect(orderStatuses.filter(isExpected)).toEqual(['created', 'in_process', 'processed', 'dispatched', 'sent'])
})

test('ORDER-15: a messenger is expected by the hours of the branch, a carrier by the promised days', () => {
  expect(expected({})).toBe(Date.parse('2026-11-23T19:00:00Z'))
  expect(expected({ delivery: 'national', promisedDays: 2 })).toBe(Date.parse('2026-11-26T03:59:00Z'))
})

test.each([
  ['of a branch without hours', {}, undefined],
  ['by a carrier of whom nothing was promised', { delivery: 'national' }, hours],
  ['that is collected', { delivery: 'pickup' }, hours],
  ['that a bank deposit pays', { paymentKinds: ['deposit_express'] }, hours],
] as const)('ORDER-15: nothing is expected of an order %s', (_, order, known) => {
  expect(expectedByMs({ ...brought, ...order }, { hours: known, holidays: [] })).toBeUndefined()
})
