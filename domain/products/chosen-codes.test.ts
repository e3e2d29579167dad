import { expect, test } from 'vitest'
import { comparedMax, viewedMax, withCompared, withViewed } from './chosen-codes.ts'

test('the product looked at last stands first', () => {
  expect(withViewed(['A', 'B'], 'C')).toEqual(['C', 'A', 'B'])
})

test('a product looked at again moves to the front and stands there once', () => {
  expect(withViewed(['A', 'B', 'C'], 'C')).toEqual(['C', 'A', 'B'])
})

test('the oldest is forgotten when one too many was looked at', () => {
  const many = Array.from({ length: viewedMax }, (_, at) => `P${at}`)
  const next = withViewed(many, 'NEW')
  expect(next).toHaveLength(viewedMax)
  expect(next[0]).toBe('NEW')
  expect(next).not.toContain(`P${viewedMax - 1}`)
})

test('a product to compare joins at the end', () => {
  expect(withCompared(['A'], 'B')).toEqual(['A', 'B'])
})

test('pressed again, a product leaves the comparison', () => {
  expect(withCompared(['A', 'B'], 'A')).toEqual(['B'])
})

test('a fifth product is refused, and one of the four may still leave', () => {
  const four = Array.from({ length: comparedMax }, (_, at) => `P${at}`)
  expect(withCompared(four, 'NEW')).toBe('full')
  expect(withCompared(four, 'P3')).toEqual(['P0', 'P1', 'P2'])
})
