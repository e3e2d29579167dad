import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf, priceAt, scaleMax } from './price-scale.ts'

const ends = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 500_000 }))
  .map(([from, more]) => ({ from, to: from + more }))

test('the ends of the slider are the ends of the list', () => {
  expect(priceAt(0, { from: 95, to: 89_990 })).toBe(95)
  expect(priceAt(scaleMax, { from: 95, to: 89_990 })).toBe(89_990)
})

test('prices between the ends are round numbers', () => {
  expect([25, 50, 75].map((place) => priceAt(place, { from: 100, to: 100_000 }))).toEqual([560, 3200, 18_000])
})

test('a price beyond an end of the list is at that end of the slider', () => {
  expect(positionOf(10, { from: 100, to: 900 })).toBe(0)
  expect(positionOf(1000, { from: 100, to: 900 })).toBe(scaleMax)
})

test('prices rise along the slider and stay between the ends', () => {
  fc.assert(
    fc.property(ends, (range) => {
      const prices = Array.from({ length: scaleMax + 1 }, (_, place) => priceAt(place, range))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(Math.min(...prices)).toBe(range.from)
      expect(Math.max(...prices)).toBe(range.to)
    }),
  )
})

test('the position of a price leads back to the same price', () => {
  fc.assert(
    fc.property(ends, fc.integer({ min: 0, max: scaleMax }), (range, place) => {
      const price = priceAt(place, range)
      // Rounding moves a price by at most a twentieth, and cheap ranges have fewer prices than places.
      const back = priceAt(positionOf(price, range), range)
      expect(Math.abs(back - price)).toBeLessThanOrEqual(Math.max(1, price * 0.12))
    }),
  )
})
