/**
 * The part of a query that keeps a list to the shop's own brand (HOME-4); without such a brand the list is of all
 * brands.
 */
export function ofHouseBrand(houseBrand: string | null): { brands_selected?: string } {
  return houseBrand === null ? {} : { brands_selected: houseBrand }
}

/** The address of the shop's list with these filters, kept to the shop's own brand where there is one. */
export function shopPath(filters: Record<string, string | number>, houseBrand: string | null): string {
  const entries = Object.entries({ ...filters, ...ofHouseBrand(houseBrand) }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return entries.length === 0 ? '/shop' : `/shop?${entries.join('&')}`
}
