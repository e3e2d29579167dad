import type { PriceRow, SpecialPrice } from '#domain/products/unit-price.ts'
import type { LocalizedText } from './localized-text.ts'
import type { Specification } from './specification.ts'

/** A maker and a model, whether the store sells it or not. */
export interface Device {
  brand: { name: string; slug: string }
  model: string
}

export interface CategoryState {
  id: number
  slug: string
  name: LocalizedText
}

/** All that a retailer's list can say of a product, as the store has it. */
export interface ProductState {
  code: string
  name: LocalizedText
  /** Sanitised HTML. */
  features: LocalizedText
  specifications: readonly Specification[]
  brand: { name: string; slug: string }
  category: CategoryState
  subcategory: string | null
  model: string
  /** What the list that it is from calls its group of siblings, which have one model. */
  siblings: string | null
  /** An English colour word. */
  color: string | null
  storage: string | null
  barcode: string | null
  status: 'active' | 'hidden'
  /** Whether a full list that lacked the product has hidden it. */
  isDelisted: boolean
  warrantyDays: number
  special: SpecialPrice | null
  popularity: number
  ratingAverage: number
  reviewsCount: number
  createdAt: Date
  prices: readonly PriceRow[]
  pictures: readonly { picture: string; photoType: string }[]
  compatibleDevices: readonly Device[]
  /** By branch, in the order of their codes. */
  stock: readonly { branchCode: number; onHand: number; reserved: number }[]
}

/** The fields of a product that a list can change. */
export type ProductField = Exclude<keyof ProductState, 'code' | 'isDelisted' | 'createdAt'>
