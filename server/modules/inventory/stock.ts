/** The stock of a product at a branch. */
export interface StockPlace {
  branchCode: number
  productCode: string
}

/** How many units a stock gains (or loses, below 0) on hand, and how many of those on hand become reserved. */
export interface StockMovement extends StockPlace {
  onHand: number
  reserved: number
}

/** A stock whose row this transaction has locked. */
export interface LockedStock extends StockPlace {
  reserved: number
}

/** A text that is the same for the same product at the same branch. */
export function placeKey({ branchCode, productCode }: StockPlace): string {
  return `${branchCode} ${productCode}`
}
