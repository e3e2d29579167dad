import { type CategoryName, type StoreVariant, categoryCode } from '../products/category-codes.ts'

/** Which products of a category have to be closed, as they were sold, to come back without a fault (RETURN-13). */
export type ClosedProducts = 'none' | 'all' | 'earbuds' | 'accessories'

const byName: Record<CategoryName, ClosedProducts> = {
  cellphones: 'none',
  tablets: 'none',
  computers: 'none',
  cameras: 'none',
  speakers: 'none',
  smartWatches: 'none',
  headphones: 'earbuds',
  chargers: 'all',
  cables: 'all',
  batteries: 'all',
  phoneCases: 'all',
  touch: 'all',
  tools: 'all',
  storage: 'all',
  powerBanks: 'all',
  glass: 'all',
  sim: 'all',
  accessories: 'all',
}

/** The categories without a name: adapters, holders, game controllers and tripods, the same in both store variants. */
const byNumber: Readonly<Record<number, ClosedProducts>> = { 50: 'all', 51: 'all', 52: 'none', 53: 'all' }

/**
 * Which products of a category have to be closed. Where watches and accessories share one, and in a category that the table
 * does not have, accessories do: that holds whatever the product is.
 */
export function closedProductsOf(storeVariant: StoreVariant, categoryId: number): ClosedProducts {
  const names = (Object.keys(byName) as CategoryName[]).filter(
    (name) => categoryCode(storeVariant, name) === categoryId,
  )
  const [first = byNumber[categoryId], ...others] = new Set(names.map((name) => byName[name]))
  return first === undefined || others.length > 0 ? 'accessories' : first
}
