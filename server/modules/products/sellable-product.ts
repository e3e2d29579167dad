import type { RawBuilder } from 'kysely'
import type { PriceRow, SpecialPrice } from '#domain/products/unit-price.ts'

/**
 * Which products at which branches to look up: a select of `branch_code`, `product_code`, `place` (the order of the
 * results) and `context` (JSON that comes back unchanged with each product). A cart selects from its own lines, so that
 * the lines and what selling their products takes are one statement.
 */
export type ProductSelection = RawBuilder<unknown>

/** What selling a product at a branch takes, read in the caller's transaction. */
export interface SellableProduct {
  id: string
  code: string
  name: string
  /** Whether the product is shown and the branch is open. */
  isSold: boolean
  /** The free units at the branch; none where the product is not sold. */
  free: number
  /** The prices of all levels. */
  prices: PriceRow[]
  special: SpecialPrice | null
}

/** The fields of a product at a branch that move with stock and price. */
export interface LiveFields extends Omit<SellableProduct, 'name'> {
  /** The version of the product's row, which moves with every update of it. */
  rowVersion: string
  freeEverywhere: number
}

/** One selected product at a branch; `product` is undefined where the store does not have it. */
export interface LookupResult<Product, Context> {
  branchCode: number
  productCode: string
  hasBranch: boolean
  context: Context
  product: Product | undefined
}
