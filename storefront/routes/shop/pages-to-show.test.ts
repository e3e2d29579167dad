import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test('the pager of a page in the middle names its neighbours and both ends', () => {
  expect(pagesToShow(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
})

test('a gap of one page is named as that page', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('the pager of the first page has no gap before it', () => {
  expect(pagesToShow(1, 20)).toEqual([1, 2, undefined, 20])
})
