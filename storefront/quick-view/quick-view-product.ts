/** The product that a quick view opens with: it shows the name before the rest has been fetched. */
export interface QuickViewProduct {
  code: string
  name: string
  branchCode: number
}
