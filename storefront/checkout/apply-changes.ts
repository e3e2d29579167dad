import { readCart, restoreLines } from '../cart/cart-store.ts'
import type { ChangedOrder, LineChange } from './changed-order.ts'
import { isSameLine } from './order-lines.ts'

/**
 * An order that has changed again, with the changes that the shopper accepted before, since all of them must be applied
 * to the cart. If a line has changed twice, its old quantity and price are the first ones, which the cart still
 * has; one that is again as it was is no change.
 */
export function withEarlierChanges(changed: ChangedOrder, earlier: readonly LineChange[]): ChangedOrder {
  const latest = changed.changes.map((change) => {
    const before = earlier.find(isSameLine(change))
    return before ? { ...change, oldQuantity: before.oldQuantity, oldPriceCentavos: before.oldPriceCentavos } : change
  })
  const others = earlier.filter((change) => !latest.some(isSameLine(change)))
  const changes = [...others, ...latest].filter(
    ({ oldQuantity, quantity, oldPriceCentavos, priceCentavos }) =>
      quantity !== oldQuantity || priceCentavos !== oldPriceCentavos,
  )
  return { ...changed, changes }
}

/** Sets the quantities of the cart to those that the store can still reserve (CHECKOUT-3). */
export function applyChanges(changes: readonly LineChange[]): void {
  for (const { branchCode, productCode, oldQuantity, quantity } of changes) {
    if (quantity === oldQuantity) continue
    const line = readCart(branchCode).lines.find((other) => other.product.codarticulo === productCode)
    if (line) restoreLines(branchCode, [{ ...line, quantity, unitPriceCentavos: undefined }])
  }
}
