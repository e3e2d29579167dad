import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTotals } from './verification.ts'

test('the same total goes on', () => {
  expect(compareTotals(154800, 154800)).toBeUndefined()
})

test('one centavo is a difference, up or down', () => {
  expect(compareTotals(154800, 154801)).toEqual({
    code: 'total-changed',
    previousTotalCentavos: 154800,
    currentTotalCentavos: 154801,
  })
  expect(compareTotals(154800, 154799)?.code).toBe('total-changed')
})

test('it is refused exactly when the totals differ', () => {
  const totals = fc.oneof(fc.nat(5), fc.nat(10 ** 9))
  fc.assert(
    fc.property(
      totals,
      totals,
      (sent, computed) => (compareTotals(sent, computed) === undefined) === (sent === computed),
    ),
  )
})
