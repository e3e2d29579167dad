/** Which products a shelf of the home page may show, and at which branch. */
export interface ShelfRequest {
  branchCode: number
  /** By their slugs; an empty list stands for all brands. */
  brands: readonly string[]
}
