interface Known {
  /** The branches whose carts have products. */
  filled: readonly number[]
  /** Those of the order that was left; undefined without one. */
  left: readonly number[] | undefined
  /** The branch that the shopper has chosen. */
  chosen: number
}

/**
 * The branches whose carts are ordered by somebody who goes on without a reservation: those of the order that they left,
 * else that of their own branch, else all.
 */
export function branchesToOrder({ filled, left, chosen }: Known): readonly number[] {
  const ofLeft = filled.filter((code) => left?.includes(code))
  if (ofLeft.length > 0) return ofLeft
  return filled.includes(chosen) ? [chosen] : filled
}
