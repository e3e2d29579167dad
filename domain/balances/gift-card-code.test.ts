import { expect, test } from 'vitest'
import { normalizeGiftCardCode } from './gift-card-code.ts'

test.each([
  'VIT-7K2M-9QXD-41TF',
  ' vit-7k2m-9qxd-41tf ',
  'VIT 7K2M 9QXD 41TF',
  'VIT–7K2M—9QXD - 41TF',
  'vit7k2m9qxd41tf',
  'VIT-7K2M9QXD-41TF',
  'VIT.7K2M_9QXD\u{200B}41TF',
])('%j is the same code (BALANCE-14)', (typed) => {
  expect(normalizeGiftCardCode(typed)).toBe('VIT7K2M9QXD41TF')
})

test('a code without a letter or a digit is none', () => {
  expect(normalizeGiftCardCode(' - – ')).toBe('')
})
