import { expect, test } from 'vitest'
import { coveredUntilMs, warrantyDaysOf } from './warranty.ts'

test('a product is covered for the days that it names, else for the 90 of the policy', () => {
  expect(warrantyDaysOf(365)).toBe(365)
  expect(warrantyDaysOf(0)).toBe(90)
})

test('ORDER-17: the days of warranty begin when the product is received', () => {
  const receivedAt = new Date('2026-11-01T15:00:00Z')
  expect(coveredUntilMs(receivedAt, 90)).toBe(Date.parse('2027-01-30T15:00:00Z'))
})
