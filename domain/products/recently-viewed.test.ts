import { expect, test } from 'vitest'
import { viewedMax, withViewed } from './recently-viewed.ts'

test('the last viewed product is first', () => {
  expect(withViewed(['A', 'B'], 'C')).toEqual(['C', 'A', 'B'])
})

test('a product that is viewed again moves to the front and is listed once', () => {
  expect(withViewed(['A', 'B', 'C'], 'C')).toEqual(['C', 'A', 'B'])
})

test('the oldest is dropped when one too many was viewed', () => {
  const many = Array.from({ length: viewedMax }, (_, at) => `P${at}`)
  const next = withViewed(many, 'NEW')
  expect(next).toHaveLength(viewedMax)
  expect(next[0]).toBe('NEW')
  expect(next).not.toContain(`P${viewedMax - 1}`)
})
