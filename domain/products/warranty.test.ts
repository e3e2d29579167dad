import { expect, test } from 'vitest'
import { warrantyDaysOf } from './warranty.ts'

test('a product is covered for the days that it names, else for the 90 of the policy', () => {
  expect(warrantyDaysOf(365)).toBe(365)
  expect(warrantyDaysOf(0)).toBe(90)
})
