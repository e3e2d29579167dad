import { expect, test } from 'vitest'
import { newKey } from './idempotency-key.ts'

test('keys are 32 hexadecimal digits and differ', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
