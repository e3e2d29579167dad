import { expect, test } from 'vitest'
import { codeDigits, isWholeCode, maskCode } from './code-mask.ts'

test.each([
  ['', ''],
  ['12', '12'],
  ['123', '123'],
  ['1234', '123-4'],
  ['123456', '123-456'],
  ['123-456', '123-456'],
  ['Your code: 123 456.', '123-456'],
  ['12345678', '123-456'],
])('%j is shown as %j', (typed, masked) => {
  expect(maskCode(typed)).toBe(masked)
})

test('only the digits are sent', () => {
  expect(codeDigits('123-456')).toBe('123456')
})

test('a code is whole with six digits', () => {
  expect(isWholeCode('123-456')).toBe(true)
  expect(isWholeCode('123-45')).toBe(false)
})
