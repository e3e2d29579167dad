import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineAdjustment } from './order-line.ts'
import { refusalToChangedTotal } from './order-total.ts'

const refusalTo = (sentCentavos: number, computedCentavos: number, adjustments: LineAdjustment[] = []) =>
  refusalToChangedTotal({ sentCentavos, computedCentavos, adjustments })

test('the same total is accepted', () => {
  expect(refusalTo(154800, 154800)).toBeUndefined()
})

test('one centavo is a difference, up or down', () => {
  expect(refusalTo(154800, 154801)).toEqual({
    code: 'total-changed',
    previousTotalCentavos: 154800,
    currentTotalCentavos: 154801,
  })
  expect(refusalTo(154800, 154799)?.code).toBe('total-changed')
})

test('a line that was adjusted is a change, even at the same total', () => {
  const adjustment: LineAdjustment = {
    branchCode: 1,
    productCode: 'A',
    name: 'Kettle',
    reason: 'removed',
    oldQuantity: 1,
    quantity: 0,
    limitedUntil: undefined,
  }
  expect(refusalTo(154800, 154800, [adjustment])?.code).toBe('total-changed')
})

test('it is refused exactly when the totals differ', () => {
  const totals = fc.oneof(fc.nat(5), fc.nat(10 ** 9))
  fc.assert(
    fc.property(totals, totals, (sent, computed) => (refusalTo(sent, computed) === undefined) === (sent === computed)),
  )
})
