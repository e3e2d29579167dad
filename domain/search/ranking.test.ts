import { expect, test } from 'vitest'
import { cheapRank, repeatedRank, searchRank, standingOf } from './ranking.ts'

test('the branch’s stock comes before popularity, a better match before both', () => {
  expect(searchRank(0.9, false, false, 900)).toBeLessThan(searchRank(0.9, true, false, 0))
  expect(searchRank(0.9, true, false, 900)).toBeLessThan(searchRank(1, false, false, 0))
  expect(searchRank(0.9, false, true, 900)).toBeLessThan(searchRank(0.9, true, false, 0))
  expect(searchRank(0.9, true, false, 900)).toBeLessThan(searchRank(0.9, true, true, 0))
  expect(searchRank(0.9, true, false, 1)).toBeLessThan(searchRank(0.9, true, false, 2))
  expect(searchRank(0.9, true, false, 10 ** 12)).toBeLessThan(searchRank(1, false, false, 0))
})

test('of equal products the one that matches better comes first, by however little', () => {
  expect(searchRank(0.9, true, false, 5)).toBeLessThan(searchRank(0.901, true, false, 5))
  expect(searchRank(0.901, true, false, 5)).toBeLessThan(searchRank(0.9, true, false, 6))
})

test('for something cheap the price decides before popularity, a much better match before the price', () => {
  expect(cheapRank(0.9, true, 5_000)).toBeLessThan(cheapRank(0.91, true, 4_000))
  expect(cheapRank(0.5, true, 100)).toBeLessThan(cheapRank(0.9, true, 900_000))
  expect(cheapRank(0.9, false, 100)).toBeLessThan(cheapRank(0.9, true, 900_000))
})

test('another product of a model comes after all that are equal but for their popularity, and before all others', () => {
  const repeated = repeatedRank(searchRank(0.9, true, false, 10 ** 12))
  expect(repeated).toBeLessThan(searchRank(0.9, true, false, 0))
  expect(repeatedRank(searchRank(0.9, true, false, 0))).toBeGreaterThan(searchRank(0.9, false, true, 10 ** 12))
  expect(standingOf(repeated)).toBe(standingOf(searchRank(0.9, true, false, 0)))
})
