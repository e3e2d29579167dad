import { normalizeQuery } from '#domain/search/normalize-query.ts'

/**
 * Where a search leads (SHELL-14): the listing of its text, of one category where the shopper took it from there;
 * without a text all products.
 */
export function searchPath(typed: string, category?: number): string {
  const search = new URLSearchParams()
  const text = normalizeQuery(typed)
  if (text) search.set('q', text)
  if (category !== undefined) search.set('category', String(category))
  return search.size > 0 ? `/shop?${search}` : '/shop'
}
