import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, isLikelyTypo, typosAllowed } from './edit-distance.ts'

test.each([
  ['galaxy', 'galxy', 1],
  ['galaxy', 'glaaxy', 1],
  ['cargador', 'cargdaor', 1],
  ['speaker', 'sperker', 1],
  ['same', 'same', 0],
  ['kitten', 'sitting', 3],
])('%s and %s are %d apart', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance)
})

test('a distance above the maximum is reported as the maximum plus one', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3)
})

const short = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 7 })

test('the distance is symmetric, and zero only for equal words', () => {
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(editDistance(a, b, 7)).toBe(editDistance(b, a, 7))
      expect(editDistance(a, b, 7) === 0).toBe(a === b)
    }),
  )
})

test('a maximum does not change distances within it', () => {
  fc.assert(
    fc.property(
      short,
      short,
      fc.nat(4),
      (a, b, max) => editDistance(a, b, max) === Math.min(editDistance(a, b, 7), max + 1),
    ),
  )
})

test('short words may have no typo, long ones two', () => {
  expect([3, 4, 5, 6, 12].map(typosAllowed)).toEqual([0, 1, 1, 2, 2])
})

test.each([
  ['cabe', 'cable', true],
  ['cbla', 'cabla', true],
  ['unda', 'funda', false],
  ['mcia', 'mica', true],
  ['mall', 'wall', false],
  ['swim', 'sim', false],
  ['fumda', 'funda', true],
  ['undas', 'fundas', true],
  ['ufnda', 'funda', true],
  ['house', 'mouse', false],
  ['vocina', 'bocina', true],
])('SEARCH-57: that %s is %s, mistyped: %s', (word, other, isLikely) => {
  expect(editDistance(word, other, 1)).toBe(1)
  expect(isLikelyTypo(word, other)).toBe(isLikely)
})
