/** Names the stock of a product at a branch. */
export interface StockKey {
  branchCode: number
  productCode: string
}

/** How many units a stock gains (or loses, below 0) on hand, and how many of those on hand become reserved. */
export interface StockMovement extends StockKey {
  onHand: number
  reserved: number
}

/** Units of a reservation that an order buys. */
export interface SoldUnits extends StockKey {
  quantity: number
  orderId: number
}

/** The order from which units come back, and why. */
export interface ReturnOfUnits {
  orderId: number
  reason: 'canceled' | 'returned'
}

/** A stock whose row this transaction has locked. */
export interface LockedStock extends StockKey {
  reserved: number
}

/** The key of a stock as one text, for maps. */
export function stockKeyOf({ branchCode, productCode }: StockKey): string {
  return `${branchCode} ${productCode}`
}
