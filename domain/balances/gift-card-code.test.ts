import { expect, test } from 'vitest'
import { normalizeGiftCardCode } from './gift-card-code.ts'

test.each([' vit-7k2m-9qxd-41tf ', 'VIT 7K2M 9QXD 41TF', 'VIT–7K2M—9QXD - 41TF'])('%j is the same code', (typed) => {
  expect(normalizeGiftCardCode(typed)).toBe('VIT-7K2M-9QXD-41TF')
})
