import { normalizeQuery } from '#domain/search/normalize-query.ts'

/**
 * The path of a search's results (SHELL-14): the products for its text, in one category if the shopper chose a
 * suggestion of it; without a text, all products.
 */
export function searchPath(typed: string, category?: number): string {
  const search = new URLSearchParams()
  const text = normalizeQuery(typed)
  if (text) search.set('q', text)
  if (category !== undefined) search.set('category', String(category))
  return search.size > 0 ? `/shop?${search}` : '/shop'
}
