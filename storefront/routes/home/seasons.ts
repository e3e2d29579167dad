import type { CategoryName } from '#domain/products/category-codes.ts'

/** The categories of the season cards, in the order of the cards (HOME-7). */
export const seasonCategories = {
  accessories: 'accessories',
  chargers: 'chargers',
  covers: 'phoneCases',
  watches: 'smartWatches',
} as const satisfies Record<string, CategoryName>

export type SeasonName = keyof typeof seasonCategories

export const seasonNames = Object.keys(seasonCategories) as SeasonName[]
