/** Which products a list of the home page may show, and at which branch. */
export interface HomeListRequest {
  branchCode: number
  /** By their slugs; an empty list stands for all brands. */
  brands: readonly string[]
}
