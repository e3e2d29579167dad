import { expect, test } from 'vitest'
import { popularityOf } from './popularity.ts'

const popularity = (unitsSold: number, ratingAverage = 0, ratingsCount = 0) =>
  popularityOf({ unitsSold, ratingAverage, ratingsCount })

test('many good ratings count more than one that is best', () => {
  expect(popularity(0, 4.5, 50)).toBeGreaterThan(popularity(0, 5, 1))
  expect(popularity(0, 5, 1)).toBeGreaterThan(popularity(0))
})

test('a single bad rating says less than many', () => {
  expect(popularity(0, 1, 1)).toBeGreaterThan(popularity(0, 2, 40))
  expect(popularity(0, 1, 1)).toBeLessThan(popularity(0))
})

test('one unit more is more popular, from none to ten thousand', () => {
  expect(popularity(1)).toBeGreaterThan(popularity(0))
  expect(popularity(10_001)).toBeGreaterThan(popularity(10_000))
})

test('twice as many units sold are worth a star', () => {
  expect(popularity(200, 3.5, 1_000_000)).toBeLessThan(popularity(100, 4.6, 1_000_000))
  expect(popularity(200, 3.5, 1_000_000)).toBeGreaterThan(popularity(100, 4.4, 1_000_000))
})

test('any product has a whole number that the order of a search can hold', () => {
  for (const one of [popularity(0), popularity(2 ** 31 - 1, 5, 2 ** 31 - 1), popularity(-5, 0, 9)]) {
    expect(Number.isInteger(one)).toBe(true)
    expect(one).toBeGreaterThanOrEqual(0)
    expect(one).toBeLessThan(2 ** 20)
  }
})
