import { expect, test } from 'vitest'
import { ratingThresholds } from './rating-thresholds.ts'

const counts = [
  { rated: 4, count: 41 },
  { rated: 3, count: 68 },
  { rated: 2, count: 68 },
  { rated: 1, count: 68 },
]

test('a number of stars that shows as many products as the one above it is not offered', () => {
  expect(ratingThresholds(counts, undefined)).toEqual(counts.slice(0, 2))
})

test('the chosen number of stars is always offered', () => {
  expect(ratingThresholds(counts, '2').map(({ rated }) => rated)).toEqual([4, 3, 2])
  expect(ratingThresholds(counts, '5')[0]).toEqual({ rated: 5, count: 0 })
})
