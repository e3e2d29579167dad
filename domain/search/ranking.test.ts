import { expect, test } from 'vitest'
import { cheapRank, searchRank } from './ranking.ts'

test('the branch’s stock comes before popularity, a better match before both', () => {
  expect(searchRank(0.9, false, 900)).toBeLessThan(searchRank(0.9, true, 0))
  expect(searchRank(0.9, true, 900)).toBeLessThan(searchRank(1, false, 0))
  expect(searchRank(0.9, true, 1)).toBeLessThan(searchRank(0.9, true, 2))
  expect(searchRank(0.9, true, 10 ** 12)).toBeLessThan(searchRank(1, false, 0))
})

test('of equal products the one that matches better comes first, by however little', () => {
  expect(searchRank(0.9, true, 5)).toBeLessThan(searchRank(0.901, true, 5))
  expect(searchRank(0.901, true, 5)).toBeLessThan(searchRank(0.9, true, 6))
})

test('for something cheap the price decides before popularity, a much better match before the price', () => {
  expect(cheapRank(0.9, true, 5_000)).toBeLessThan(cheapRank(0.91, true, 4_000))
  expect(cheapRank(0.5, true, 100)).toBeLessThan(cheapRank(0.9, true, 900_000))
  expect(cheapRank(0.9, false, 100)).toBeLessThan(cheapRank(0.9, true, 900_000))
})
