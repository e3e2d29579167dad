import type { Centavos } from '#domain/money/money.ts'
import { readCart } from '../cart/cart-store.ts'
import type { ProductCard } from '../product/product-card.ts'
import { orderLinesOf, totalOfLines } from './order-of-carts.ts'

/**
 * Products of a cart that the shopper may not mean to buy: those of the account's own cart, which a sign-in has added, or
 * those that a "buy now" would take out.
 */
export type CartChoice = { goOn: () => void } & (AddedProducts | OtherProducts)
interface AddedProducts {
  addedCount: number
  totalCentavos: Centavos
}
export interface OtherProducts {
  othersCount: number
  /** Buys them as well. */
  withOthers: () => void
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

/** The other products of the cart that a "buy now" would replace; undefined for none. */
export function othersInCart(
  { codarticulo: own }: ProductCard,
  branchCode: number,
  withOthers: () => void,
): OtherProducts | undefined {
  const othersCount = readCart(branchCode).lines.filter(({ product }) => product.codarticulo !== own).length
  return othersCount > 0 ? { othersCount, withOthers } : undefined
}
