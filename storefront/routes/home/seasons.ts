import { type CategoryName, type StoreVariant, categoryCode } from '#domain/products/category-codes.ts'

/** The categories of the season cards, in the order of the cards (HOME-7). */
const seasonCategories = {
  accessories: 'accessories',
  chargers: 'chargers',
  covers: 'phoneCases',
  watches: 'smartWatches',
} as const satisfies Record<string, CategoryName>

export type SeasonName = keyof typeof seasonCategories

export const seasonNames = Object.keys(seasonCategories) as SeasonName[]

/** The list that a season card opens: its category, and whether an earlier card has the same one. */
export function seasonList(variant: StoreVariant, name: SeasonName): { category: number; isOfEarlierCard: boolean } {
  const codes = seasonNames.map((each) => categoryCode(variant, seasonCategories[each]))
  const at = seasonNames.indexOf(name)
  const category = codes[at] as number
  return { category, isOfEarlierCard: codes.indexOf(category) < at }
}
