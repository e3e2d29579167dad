import type { PriceRow } from '#domain/products/unit-price.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { SpecificationsRow } from '#server/modules/products/specification.ts'

/** All that a product's page shows. */
export interface ProductDetail extends ProductCard, SpecificationsRow {
  /** HTML. */
  features: string
  status: string
  subcategory: string | null
  /** The free units at each open branch. */
  branches: { branchCode: number; name: string; free: number }[]
  /** The rows of the caller's price level and of level 1, which stands in where the level has none. */
  prices: PriceRow[]
  /** The reviews that most shoppers found helpful. */
  reviews: { rating: number; title: string; comment: string; images: string[] }[]
}
