import { expect, test } from 'vitest'
import { searchRank } from './ranking.ts'

test('the branch’s stock comes before popularity, a better match before both', () => {
  expect(searchRank(0.9, false, 900)).toBeLessThan(searchRank(0.9, true, 0))
  expect(searchRank(0.9, true, 900)).toBeLessThan(searchRank(1, false, 0))
  expect(searchRank(0.9, true, 1)).toBeLessThan(searchRank(0.9, true, 2))
  expect(searchRank(0.9, true, 10 ** 12)).toBeLessThan(searchRank(1, false, 0))
})
