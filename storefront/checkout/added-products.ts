import type { Centavos } from '#domain/money/money.ts'
import { readCart } from '../cart/cart-store.ts'
import { orderLinesOf, totalOfLines } from './order-of-carts.ts'

/** Products of the account's own cart, which a sign-in has added to those that a visitor was about to buy. */
export interface AddedProducts {
  addedCount: number
  totalCentavos: Centavos
}

/** The products in the carts of these branches, as a set of branch and code. */
export function productsIn(branchCodes: readonly number[]): ReadonlySet<string> {
  return new Set(
    branchCodes.flatMap((branchCode) =>
      readCart(branchCode).lines.map(({ product }) => `${branchCode} ${product.codarticulo}`),
    ),
  )
}

/** What the account's own carts have added to those that a visitor was about to buy; undefined for nothing. */
export function addedSince(
  seen: ReadonlySet<string> | undefined,
  branchCodes: readonly number[],
): AddedProducts | undefined {
  const addedCount = seen ? [...productsIn(branchCodes)].filter((product) => !seen.has(product)).length : 0
  if (addedCount === 0) return undefined
  return { addedCount, totalCentavos: totalOfLines(branchCodes.flatMap(orderLinesOf)) }
}
