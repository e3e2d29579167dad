/** A product as the index reads it from the database. Instants are in milliseconds. */
export interface IndexedProduct {
  id: string
  code: string
  /** The version of the product's row (`xmin`), which moves with every update of it. */
  rowVersion: string
  names: [en: string, es: string]
  brand: Brand
  category: Category
  model: string
  color: string | null
  storage: string | null
  /** The specifications that facets and the choice of a charger read, each as its English name and its English value. */
  specifications: [name: string, value: string][]
  /** The devices that the product is made for, by maker and model. */
  devices: Device[]
  /** In the order of the gallery. */
  pictures: [picture: string, photoType: string][]
  /** The units sold, or any count that stands for them. */
  unitsSold: number
  createdAt: number
  rating: number
  reviewsCount: number
  /** The stars of its reviews together, in tenths of a star. */
  ratingTenths: number
  special: IndexedSpecial | null
  /** The price of one unit, for each price level that has a row for it. */
  prices: UnitPrice[]
  /** The free units at each open branch that has any. */
  freeStock: BranchStock[]
}

/** A special price, running or not. A missing instant leaves that side open. */
export interface IndexedSpecial {
  priceCentavos: number
  minQuantity: number
  from: number | null
  until: number | null
}

/** The price of one unit at a price level. */
export interface UnitPrice {
  level: number
  priceCentavos: number
}

/** The free units of a product at a branch. */
export type BranchStock = [branchCode: number, free: number]

/** A device that accessories are made for, such as the model Aria 12 of the brand Lumen. */
export interface Device {
  slug: string
  brand: string
  model: string
}

export interface Brand {
  slug: string
  name: string
}

export interface Category {
  id: number
  slug: string
  names: [en: string, es: string]
  position: number
}
