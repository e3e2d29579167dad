import { expect, test } from 'vitest'
import { offersToShow } from './offers-to-show.ts'

test('the first offer is skipped', () => {
  expect(offersToShow(['a', 'b', 'c'])).toEqual(['b', 'c'])
})

test('one offer alone shows none', () => {
  expect(offersToShow(['a'])).toEqual([])
  expect(offersToShow([])).toEqual([])
})

test('ten are shown at most', () => {
  expect(offersToShow(Array.from({ length: 30 }, (_, at) => at))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
