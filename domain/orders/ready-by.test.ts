import { expect, test } from 'vitest'
import { parseOpeningHours } from '../branches/opening-hours.ts'
import { orderStatuses } from './order-steps.ts'
import { type CollectedOrder, readyByMs } from './ready-by.ts'

const hours = parseOpeningHours('Mo-Fr 09:00-19:00')!
const collected: CollectedOrder = {
  status: 'created',
  delivery: 'pickup',
  createdAt: new Date('2026-11-23T14:00:00Z'),
  paymentStates: ['due'],
}
const ready = (order: Partial<CollectedOrder>, preparationMinutes: number | null = 60) =>
  readyByMs({ ...collected, ...order }, { opening: { hours, holidays: [] }, preparationMinutes })

test('ORDER-14: an order is ready after its preparation, counted from its placement', () => {
  expect(ready({})).toBe(Date.parse('2026-11-23T15:00:00Z'))
})

test('ORDER-14: a time is said while the order is received or prepared', () => {
  const isSaid = (status: CollectedOrder['status']) => ready({ status }) !== undefined
  expect(orderStatuses.filter(isSaid)).toEqual(['created', 'in_process'])
})

test.each([
  ['that a messenger brings', { delivery: 'local' }, 60],
  ['whose deposit is not proved', { paymentStates: ['due', 'pending_approval'] }, 60],
  ['whose card has not answered', { paymentStates: ['created'] }, 60],
  ['of a store that promises no time', {}, null],
] as const)('ORDER-14: nothing is said of an order %s', (_, order, minutes) => {
  expect(ready(order, minutes)).toBeUndefined()
})
