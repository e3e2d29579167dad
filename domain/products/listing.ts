/** The orders /shop can be sorted by (PRODUCT-5). */
export const sortOrders = ['popularity', 'newest', 'price_desc', 'price_asc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The sort order of a listing that names none. */
export const defaultSortOrder: SortOrder = 'popularity'

/** The page sizes of /shop; 25 is that of the footer's promotions link (PRODUCT-5). */
export const pageSizes = [12, 24, 25, 48, 96] as const
export type PageSize = (typeof pageSizes)[number]

/** The page size of a listing that names none. */
export const defaultPageSize: PageSize = 24

/** The number of the last page. Nothing found is one empty page. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** Which rows a page shows: how many to skip and how many to take. A page below the first is the first. */
export function pageBounds(page: number, limit: number): { offset: number; limit: number } {
  return { offset: (Math.max(1, page) - 1) * limit, limit }
}
