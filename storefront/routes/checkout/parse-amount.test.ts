import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['1500', 1_500_00],
  ['RD$1,500.50', 1_500_50],
  [' 1 500. ', 1_500_00],
  ['0.05', 5],
])('%j is an amount', (text, centavos) => {
  expect(parseAmount(text)).toBe(centavos)
})

test.each(['', '-5', '1.234', 'five', '1e3', '99999999999'])('%j is none', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})
