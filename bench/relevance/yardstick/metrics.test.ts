import { expect, test } from 'vitest'
import type { YardstickQuery } from './data.ts'
import { ndcg, placeOfRelevant, qualityOf } from './metrics.ts'
import { withTypos } from './typos.ts'

const query: YardstickQuery = { set: 'ratings', q: 'lamp', grades: { A: 3, B: 0, C: 2 }, isComplete: false }

test('the best order has the gain 1, a worse one less', () => {
  expect(ndcg(query, ['A', 'C', 'B'])).toBe(1)
  // 3 / log2(2) for C, 7 / log2(3) for A, of 7 / log2(2) + 3 / log2(3).
  expect(ndcg(query, ['C', 'A'])).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)))
})

test('a product that nobody judged is passed over, unless all wanted ones are known', () => {
  expect(placeOfRelevant({ query, results: ['X', 'B', 'C'] })).toBe(2)
  expect(placeOfRelevant({ query: { ...query, isComplete: true }, results: ['X', 'B', 'C'] })).toBe(3)
})

test('a judged product behind the first hundred counts in the condensed ranking alone', () => {
  const results = [...Array.from({ length: 100 }, (_, nth) => `X${nth}`), 'A', 'C']
  expect(qualityOf([{ query, results }], () => 1)).toMatchObject({
    ndcg10: 0,
    ndcg10Condensed: 1,
    judged10: 0,
    hit5: 0,
  })
  expect(qualityOf([{ query, results: ['A', 'X'] }], () => 1)).toMatchObject({ judged10: 0.1 })
})

test('a search that finds nothing counts as zero, one without wanted products counts in no hit', () => {
  const none = { ...query, grades: { B: 0 } }
  const quality = qualityOf(
    [
      { query, results: [] },
      { query: none, results: ['B'] },
    ],
    () => 1,
  )
  expect(quality).toMatchObject({ hit1: 0, zero: 0.5 })
})

test('the weight of a search is how often it counts', () => {
  const often = { ...query, weight: 3 }
  const quality = qualityOf(
    [
      { query, results: ['B'] },
      { query: often, results: ['A'] },
    ],
    ({ weight }) => weight ?? 1,
  )
  expect(quality.hit1).toBe(0.75)
})

test('typos are the same on every run, and never in short words or numbers', () => {
  expect(withTypos('samsung galaxy', 1)).toBe(withTypos('samsung galaxy', 1))
  expect(withTypos('samsung galaxy', 1)).not.toBe('samsung galaxy')
  expect(withTypos('usb a55 12345', 1)).toBeUndefined()
})
