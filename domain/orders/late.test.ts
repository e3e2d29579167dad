import { expect, test } from 'vitest'
import { isLate } from './late.ts'

const now = Date.UTC(2026, 10, 27, 16)
const before = now - 1
const after = now
const order = { status: 'created', expectedByMs: null, readyByMs: null } as const

test('an order of which nothing is promised is not late', () => {
  expect(isLate(order, now)).toBe(false)
})

test('one that was to arrive before now is late, and not at the promised instant', () => {
  expect(isLate({ ...order, status: 'dispatched', expectedByMs: before }, now)).toBe(true)
  expect(isLate({ ...order, status: 'dispatched', expectedByMs: after }, now)).toBe(false)
})

test('one that was to be ready before now is late until it is ready', () => {
  expect(isLate({ ...order, status: 'in_process', readyByMs: before }, now)).toBe(true)
  expect(isLate({ ...order, status: 'in_process', readyByMs: after }, now)).toBe(false)
  expect(isLate({ ...order, status: 'processed', readyByMs: before }, now)).toBe(false)
})

test.each(['delivered', 'canceled', 'on_hold'] as const)('an order that is %s is not late', (status) => {
  expect(isLate({ status, expectedByMs: before, readyByMs: before }, now)).toBe(false)
})
