import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRefund } from './split-refund.ts'

test.each([
  [100, [300, 100], [75, 25]],
  [400, [300, 100], [300, 100]],
  [0, [300], [0]],
  [401, [300, 100], undefined],
  [1, [], undefined],
  [5, [0, 5], [0, 5]],
])('%d of payments with %j left', (amount, left, parts) => {
  expect(splitRefund(amount, left)).toEqual(parts)
})

test('RETURN-6: the parts add up, and no payment gives back more than it has', () => {
  const payments = fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (left, share) => {
      const sum = left.reduce((total, each) => total + each, 0)
      const amount = Math.floor(sum * share)
      const parts = splitRefund(amount, left) ?? []
      expect(parts.reduce((total, part) => total + part, 0)).toBe(amount)
      parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(left[index] ?? 0))
    }),
  )
})
