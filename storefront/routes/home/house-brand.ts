/** The filter for products of the house brand (HOME-4); no filter for a store without one. */
export function houseBrandFilter(houseBrand: string | null): { brands_selected?: string } {
  return houseBrand === null ? {} : { brands_selected: houseBrand }
}

/** The path of the listing with these filters and, where there is a house brand, only its products. */
export function houseBrandShopPath(filters: Record<string, string | number>, houseBrand: string | null): string {
  const entries = Object.entries({ ...filters, ...houseBrandFilter(houseBrand) }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return entries.length === 0 ? '/shop' : `/shop?${entries.join('&')}`
}
