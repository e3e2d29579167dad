import { expect, test } from 'vitest'
import { withEarlierChanges } from './apply-changes.ts'
import type { ChangedOrder, LineChange } from './changed-order.ts'

const change = (more: Partial<LineChange> = {}): LineChange => ({
  branchCode: 1,
  productCode: 'A',
  name: 'Case',
  oldQuantity: 4,
  quantity: 4,
  oldPriceCentavos: 10_000,
  priceCentavos: 12_000,
  limitedUntil: undefined,
  ...more,
})
const changed = (...changes: LineChange[]): ChangedOrder => ({
  previousCentavos: 0,
  currentCentavos: 0,
  lines: [],
  changes,
})

test('CHECKOUT-3: a product that changed twice is shown from its first quantity and price', () => {
  const again = changed(change({ oldPriceCentavos: 12_000, priceCentavos: 13_000, quantity: 3 }))
  const { changes } = withEarlierChanges(again, [change()])
  expect(changes).toEqual([change({ priceCentavos: 13_000, quantity: 3 })])
})

test('CHECKOUT-3: a price that is again as it was is no change, and what changed before stays one', () => {
  const earlier = change({ productCode: 'B', quantity: 2 })
  const again = changed(change({ oldPriceCentavos: 12_000, priceCentavos: 10_000 }))
  expect(withEarlierChanges(again, [change(), earlier]).changes).toEqual([earlier])
})
