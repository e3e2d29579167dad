import { expect, test } from 'vitest'
import { missingDeposit } from './missing-deposit.ts'

test.each([
  ['a deposit that is too low', 1_025_000, [1_000_000], 25_000],
  ['one of which a part was spent elsewhere since', 1_025_000, [885_000], 140_000],
  ['two that are enough together', 1_025_000, [885_000, 140_000], 0],
  ['two that have more than enough', 1_025_000, [1_000_000, 100_000], 0],
  ['none', 1_025_000, [], 1_025_000],
])('PAYMENT-16: beside %s orders need what those have not', (_, owedCentavos, leftCentavos, missing) => {
  expect(missingDeposit(owedCentavos, leftCentavos)).toBe(missing)
})
