/** The two variants of the store. */
export type StoreVariant = 'main' | 'variant'

const main = {
  cellphones: 1,
  headphones: 16,
  chargers: 11,
  cables: 9,
  speakers: 5,
  batteries: 3,
  phoneCases: 12,
  touch: 25,
  tools: 31,
  storage: 19,
  powerBanks: 40,
  glass: 34,
  tablets: 33,
  cameras: 36,
  computers: 43,
  sim: 47,
  accessories: 2,
  smartWatches: 2,
}

/** Categories that pages and settings refer to; their numbers differ between the store's variants. */
export type CategoryName = keyof typeof main

export const categoryNames = Object.keys(main) as CategoryName[]

/** Where the specification names no number for the variant, it has the main store's. */
const variant: Record<CategoryName, number> = {
  ...main,
  headphones: 4,
  chargers: 3,
  cables: 2,
  speakers: 8,
  batteries: 6,
  phoneCases: 17,
  touch: 21,
  powerBanks: 5,
  glass: 14,
  accessories: 22,
  smartWatches: 16,
}

/** The category's number in a store variant. */
export function categoryCode(storeVariant: StoreVariant, name: CategoryName): number {
  return (storeVariant === 'variant' ? variant : main)[name]
}
