/** Of at most so many lines of a cart it is said what another branch lacks. */
export const comparedLinesMax = 20

/** The free units of a product at the branches that have any, by their code; `+99` is more than 98 (PRODUCT-4). */
export interface StockByBranch {
  productCode: string
  units: readonly { branchCode: number; free: number | '+99' }[]
}

/**
 * The products of a cart that a branch does not have in the cart's quantity (BRANCH-11); undefined where the stock of a
 * line is not known, or where it may be enough or not.
 *
 * For example: of 3 cases and 1 charger a branch with 2 cases and 5 chargers lacks the cases.
 */
export function lackingAt(
  branchCode: number,
  lines: readonly { productCode: string; quantity: number }[],
  stock: readonly StockByBranch[],
): string[] | undefined {
  const lacking: string[] = []
  for (const { productCode, quantity } of lines) {
    const known = stock.find((one) => one.productCode === productCode)
    if (!known) return undefined
    const free = known.units.find((one) => one.branchCode === branchCode)?.free ?? 0
    if (free === '+99' && quantity > 99) return undefined
    if (free !== '+99' && free < quantity) lacking.push(productCode)
  }
  return lacking
}
