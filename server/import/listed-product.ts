import type { PictureSource } from './pictures/picture-source.ts'
import type { PriceRow, SpecialPrice } from '#domain/products/unit-price.ts'
import type { LocalizedText } from '#server/modules/products/localized-text.ts'
import type { ProductState } from '#server/modules/products/product-state.ts'

/** A text of which a list may have one language only. */
export type ListedText = Partial<LocalizedText>

/** A category as a list names it. */
export interface ListedCategory {
  /** A name in either language, a slug or a number; empty where only the number is listed. */
  key: string
  nameEs: string
  /** The number that it gets where it has to be made. */
  id: number | undefined
}

export interface ListedPrices {
  /** The prices of one unit, by level; a level that the list leaves empty has none. */
  byLevel: ReadonlyMap<number, number | undefined>
  /** The prices from a quantity on, of all levels; undefined where the list has none. */
  byQuantity: readonly PriceRow[] | undefined
}

/** What a list says of an offer: the columns that it has. One whose price is null ends the offer. */
export type ListedSpecial = Partial<Omit<SpecialPrice, 'priceCentavos'>> & { priceCentavos?: number | null }

type Simple =
  | 'brand'
  | 'subcategory'
  | 'model'
  | 'siblings'
  | 'color'
  | 'storage'
  | 'barcode'
  | 'status'
  | 'warrantyDays'
  | 'specifications'
  | 'popularity'
  | 'ratingAverage'
  | 'reviewsCount'
  | 'pictures'
  | 'compatibleDevices'

/** What a row of a list says of a product. What is missing in it is not in the list. */
export interface ListedProduct {
  code: string
  stated: Partial<Pick<ProductState, Simple>>
  /** What a new product gets alone. */
  initial: Partial<Pick<ProductState, Simple | 'createdAt'>>
  name?: ListedText
  features?: ListedText
  category?: ListedCategory
  prices?: ListedPrices
  special?: ListedSpecial
  /** What the list has counted, by branch. */
  stock?: readonly { branchCode: number; onHand: number }[]
  /** Where its pictures are, of which some are not in the store yet. */
  sources?: readonly PictureSource[]
  /** How many cameras the back of a phone has. */
  cameras: number | undefined
  /** Why the row cannot make a new product. */
  lacks?: { column: string; reason: string }
}
