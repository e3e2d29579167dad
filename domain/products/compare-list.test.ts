import { expect, test } from 'vitest'
import { comparedMax, withCompared } from './compare-list.ts'

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
