/** The longest text that is searched; a longer one, as a shared link may carry, is cut. */
export const searchTextMax = 120

/** A text as it is searched: one line without spaces at its ends, at most `searchTextMax` long. */
export function searchText(typed: string): string {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // Cut between characters, never within one: half of an emoji is no text.
  return text
    .slice(0, searchTextMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

/** Where a search leads (S4): the listing of its text, of one category where the shopper took it from there; without a text all products. */
export function searchPath(typed: string, category?: number): string {
  const search = new URLSearchParams()
  const text = searchText(typed)
  if (text) search.set('q', text)
  if (category !== undefined) search.set('category', String(category))
  return search.size > 0 ? `/shop?${search}` : '/shop'
}
