import { readCart, restoreLines } from '../cart/cart-store.ts'
import type { ChangedOrder, LineChange } from './reserve-order.ts'

/**
 * An order that has changed again, with the changes that the shopper accepted before, since all of them must be applied
 * to the cart. If a line has changed twice, its old quantity is the first one, which the cart still has.
 */
export function withEarlierChanges(changed: ChangedOrder, earlier: readonly LineChange[]): ChangedOrder {
  const isSame = (a: LineChange, b: LineChange) => a.branchCode === b.branchCode && a.productCode === b.productCode
  const latest = changed.changes.map((change) => {
    const before = earlier.find((other) => isSame(other, change))
    return before ? { ...change, oldQuantity: before.oldQuantity } : change
  })
  const others = earlier.filter((change) => !latest.some((other) => isSame(other, change)))
  return { ...changed, changes: [...others, ...latest] }
}

/** Sets the quantities of the cart to those that the store can still reserve (CHECKOUT-3). */
export function applyChanges(changes: readonly LineChange[]): void {
  for (const { branchCode, productCode, quantity } of changes) {
    const line = readCart(branchCode).lines.find((other) => other.product.codarticulo === productCode)
    if (line) restoreLines(branchCode, [{ ...line, quantity, unitPriceCentavos: undefined }])
  }
}
