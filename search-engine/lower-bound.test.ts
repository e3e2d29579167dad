import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowerBound } from './lower-bound.ts'

test('the lower bound is the number of smaller values in a sorted row', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), (values, searched) => {
      const sorted = values.toSorted((a, b) => a - b)
      const found = lowerBound(0, sorted.length, (place) => (sorted[place] as number) < searched)
      expect(found).toBe(values.filter((value) => value < searched).length)
    }),
  )
})

test('the search stays within its range', () => {
  expect(lowerBound(2, 5, () => false)).toBe(2)
  expect(lowerBound(2, 5, () => true)).toBe(5)
  expect(lowerBound(3, 3, () => true)).toBe(3)
})
