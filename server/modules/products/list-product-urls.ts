import type { Database } from '#server/platform/database/database.ts'
import { type ProductUrl, countShownProducts, listShownProducts } from './product-urls-repository.ts'

export type { ProductUrl } from './product-urls-repository.ts'

/** How many products have a page. */
export function countProductUrls(db: Database): Promise<number> {
  return countShownProducts(db)
}

/** A range of the products that have a page, in the order of their codes. */
export function listProductUrls(db: Database, range: { offset: number; limit: number }): Promise<ProductUrl[]> {
  return listShownProducts(db, range)
}
