import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prorate } from './prorate.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
const amounts = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
const weights = fc.array(fc.nat(10 ** 12), { minLength: 1, maxLength: 30 })

describe('prorate', () => {
  test.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [-1000, [1, 1, 1], [-334, -333, -333]],
    [100, [0, 3, 1], [0, 75, 25]],
    [10, [1, 1, 4], [2, 2, 6]],
    // The exact shares are 1.43, 2.86 and 5.71: the two largest remainders get the two centavos that are left.
    [10, [1, 2, 4], [1, 3, 6]],
    [-10, [1, 2, 4], [-1, -3, -6]],
    [5, [0, 0], [3, 2]],
    [0, [2, 5], [0, 0]],
    [0, [], []],
    [7, [9], [7]],
  ])('%d over %j gives %j', (amount, by, parts) => {
    expect(prorate(amount, by)).toEqual(parts)
  })

  test('invalid weights and amounts are refused', () => {
    expect(() => prorate(1, [])).toThrow(new RangeError('An amount cannot be split over nothing'))
    expect(() => prorate(1, [3, -1])).toThrow(new RangeError('Not a weight: -1'))
    expect(() => prorate(1, [0.5])).toThrow(new RangeError('Not a weight: 0.5'))
    expect(() => prorate(1.5, [1])).toThrow(new RangeError('Not a whole amount: 1.5'))
  })

  test('the parts add up', () => {
    fc.assert(fc.property(amounts, weights, (amount, by) => sum(prorate(amount, by)) === amount))
  })

  test('a zero weight beside another gets nothing', () => {
    fc.assert(
      fc.property(amounts, weights, fc.integer({ min: 1, max: 1000 }), (amount, by, other) => {
        expect(Object.is(prorate(amount, [...by, other, 0]).at(-1), 0)).toBe(true)
      }),
    )
  })

  test('no part is a whole centavo away from its exact share', () => {
    const few = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.nat(10 ** 6), few, (amount, by) => {
        prorate(amount, by).forEach((part, index) => {
          expect(Math.abs(part - (amount * (by[index] ?? 0)) / sum(by))).toBeLessThan(1)
        })
      }),
    )
  })

  test('a heavier weight never gets less', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), weights, (amount, by) => {
        const sorted = [...by].sort((a, b) => b - a)
        const parts = prorate(amount, sorted)
        expect(parts).toEqual([...parts].sort((a, b) => b - a))
      }),
    )
  })
})
