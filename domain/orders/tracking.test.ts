import { expect, test } from 'vitest'
import { orderStatuses } from './order-steps.ts'
import { isTracked } from './tracking.ts'

const dayMs = 24 * 3600_000

test('the link of an order that is not finished does not end', () => {
  for (const status of orderStatuses.filter((each) => each !== 'delivered' && each !== 'canceled'))
    expect(isTracked(status, 1_000 * dayMs)).toBe(true)
})

test('that of a delivered or canceled order ends 90 days after its last step', () => {
  for (const status of ['delivered', 'canceled'] as const) {
    expect(isTracked(status, 90 * dayMs - 1)).toBe(true)
    expect(isTracked(status, 90 * dayMs)).toBe(false)
  }
})
