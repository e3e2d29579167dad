import { readCart } from '../cart/cart-state.ts'
import { restoreLines } from '../cart/cart-store.ts'
import type { ChangedOrder, LineChange } from './verify-order.ts'

/**
 * An order that changed once more: what was accepted before has to leave the cart as well. A line's first quantity is
 * the one that the cart still has.
 */
export function withEarlier(changed: ChangedOrder, earlier: readonly LineChange[]): ChangedOrder {
  const isSame = (a: LineChange, b: LineChange) => a.branchCode === b.branchCode && a.productCode === b.productCode
  const latest = changed.changes.map((change) => {
    const before = earlier.find((other) => isSame(other, change))
    return before ? { ...change, oldQuantity: before.oldQuantity } : change
  })
  const others = earlier.filter((change) => !latest.some((other) => isSame(other, change)))
  return { ...changed, changes: [...others, ...latest] }
}

/** What the store can still give replaces what the cart held (CHECKOUT-3). */
export function takeChanges(changes: readonly LineChange[]): void {
  for (const { branchCode, productCode, quantity } of changes) {
    const line = readCart(branchCode).lines.find((other) => other.product.codarticulo === productCode)
    if (line) restoreLines(branchCode, [{ ...line, quantity, unitPriceCentavos: undefined }])
  }
}
