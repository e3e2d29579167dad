import { expect, test } from 'vitest'
import { readExpiry, refusalOfExpiry } from './card-expiry.ts'

test.each([
  ['08/2029', 8, 2029],
  ['08/29', 8, 2029],
  ['8/29', 8, 2029],
  [' 08 / 29 ', 8, 2029],
  ['08 2029', 8, 2029],
  ['08-29', 8, 2029],
  ['0829', 8, 2029],
  ['082029', 8, 2029],
  ['13/2029', 13, 2029],
])('“%s” is read as month %i of %i', (typed, month, year) => {
  expect(readExpiry(typed)).toEqual({ month, year })
})

test.each(['', '08', '829', '08/029', '08/20290', 'ab/cd', '08//29', '0 8/29'])('“%s” is no expiry', (typed) => {
  expect(readExpiry(typed)).toBeUndefined()
})

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  [0, 2029, 'card-expiry'],
  [13, 2029, 'card-expiry'],
  [1.5, 2029, 'card-expiry'],
  [8, 29, 'card-expiry'],
  [8, 2047, 'card-expiry'],
  [10, 2026, 'card-expired'],
  [12, 2025, 'card-expired'],
  [11, 2026, undefined],
  [12, 2046, undefined],
])('month %d of %d is refused with %s', (month, year, refusal) => {
  expect(refusalOfExpiry({ month, year }, now)).toBe(refusal)
})
