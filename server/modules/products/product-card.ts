import type { Centavos } from '#domain/money/money.ts'
import type { SpecialPrice } from '#domain/products/unit-price.ts'

/** The fields of a product's card that change with neither price nor stock; texts in the caller's language. */
export interface StaticCardFields {
  id: string
  name: string
  brand: string
  model: string
  /** An English colour word. */
  color: string | null
  storage: string | null
  /** How long a cable is, such as `2 m`; null where its specifications do not say. */
  length: string | null
  /** The devices that the product is made for, each as its maker and model. */
  devices: string[]
  categoryId: number
  categoryName: string
  pictures: { picture: string; photoType: string }[]
  reviewsCount: number
  ratingAverage: number
}

/** What a card shows of a product: to a price level, at a branch. */
export interface ProductCard extends StaticCardFields {
  code: string
  /** What the products that share the card are sold in, and from which price; only lists have it. */
  options?: { colors: string[]; storages: string[]; lengths: string[]; fromCentavos: Centavos | null }
  /** The price of one unit without the special price; null where the product has none. */
  priceCentavos: Centavos | null
  /** The special price, running or not. */
  special: SpecialPrice | null
  /** The free units at the branch, and at all open branches together. */
  free: number
  freeEverywhere: number
}
