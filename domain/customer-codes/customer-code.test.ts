import { expect, test } from 'vitest'
import { isCustomerCode, normaliseCustomerCode } from './customer-code.ts'

test.each(['C-0101', 'c-0101', ' 00 12 ', 'A'])('%j has the form of a customer code', (text) => {
  expect(isCustomerCode(text)).toBe(true)
})

test.each(['', '-1', 'C_1', 'código', 'C'.repeat(31)])('%j has not', (text) => {
  expect(isCustomerCode(text)).toBe(false)
})

test('a customer code is compared in capitals and without spaces', () => {
  expect(normaliseCustomerCode(' c-01 01')).toBe('C-0101')
})
