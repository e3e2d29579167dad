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

/** A stock whose row this transaction has locked. */
export interface LockedStock extends StockKey {
  reserved: number
}

/** The key of a stock as one text, for maps. */
export function stockKeyOf({ branchCode, productCode }: StockKey): string {
  return `${branchCode} ${productCode}`
}
