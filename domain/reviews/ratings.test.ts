import { expect, test } from 'vitest'
import { summariseRatings } from './ratings.ts'

test('the average has one decimal', () => {
  const ratings = summariseRatings([
    { rating: 5, count: 2 },
    { rating: 3, count: 1 },
  ])
  expect(ratings).toMatchObject({ average: 4.3, count: 3 })
})

test('every count of stars has its row, the best first', () => {
  expect(summariseRatings([{ rating: 4, count: 7 }]).stars.map(({ rating, count }) => [rating, count])).toEqual([
    [5, 0],
    [4, 7],
    [3, 0],
    [2, 0],
    [1, 0],
  ])
})

test('without a review there is no average', () => {
  expect(summariseRatings([])).toMatchObject({ average: 0, count: 0 })
})
