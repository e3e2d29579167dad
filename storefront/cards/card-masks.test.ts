import { expect, test } from 'vitest'
import { codeMask, expiryMask, numberMask } from './card-masks.ts'

const masked = (mask: typeof expiryMask, typed: string) => mask.format(mask.digitsOf(typed))

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['3782-822463-10005', '3782 822463 10005'],
  ['4242 4242 4242 4242 4242 4242', '4242 4242 4242 4242 424'],
])('the number “%s” is shown as %s', (typed, shown) => {
  expect(masked(numberMask, typed)).toBe(shown)
})

test.each([
  ['0', '0'],
  ['08', '08'],
  ['082', '08/2'],
  ['08/29', '08/29'],
  ['8/29', '08/29'],
  [' 8-2029', '08/2029'],
  ['08 / 2029', '08/2029'],
])('the expiry “%s” is shown as %s', (typed, shown) => {
  expect(masked(expiryMask, typed)).toBe(shown)
})

test('a code has as many digits as its brand says', () => {
  expect(masked(codeMask(3), '12345')).toBe('123')
  expect(masked(codeMask(4), '1 2 3 4 5')).toBe('1234')
})
