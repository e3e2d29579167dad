import { searchKey } from '#domain/search/search-history.ts'
import { searchesLike } from './history-rules.ts'
import type { Suggestion } from './use-suggestions.ts'

/**
 * A line under the search field: a suggestion of the store, one of the shopper's own searches, or the typed text: `all`
 * where products are suggested, else `typed`.
 */
export type Line = Pick<
  Suggestion,
  'description' | 'category_id' | 'path' | 'picture_url' | 'price' | 'fits' | 'total'
> & {
  kind: Suggestion['kind'] | 'typed'
}

const ownMax = 3

const searchLine = (kind: 'history' | 'typed' | 'all', description: string, total: number | null = null): Line => ({
  kind,
  description,
  category_id: null,
  path: null,
  picture_url: null,
  price: null,
  fits: null,
  total,
})

/**
 * The lines to show. For an empty field: the shopper's own searches, and what is popular. Otherwise: those searches that
 * match the typed text, at most three, then the store's suggestions, each text once, and the search for the typed text:
 * below the products with their number, first where there are none (SEARCH-18, SEARCH-20).
 */
export function linesOf(typed: string, history: readonly string[], suggestions: readonly Suggestion[]): Line[] {
  const text = typed.trim()
  const own = (text ? searchesLike(history, typed).slice(0, ownMax) : history).map((one) => searchLine('history', one))
  const ofStore = suggestions.filter(({ byUser, kind }) => !byUser && kind !== 'all')
  const all = suggestions.find(({ kind }) => kind === 'all')
  // The number may be that of a text with a key less, until the response for this one arrives.
  const total = all && searchKey(all.description) === searchKey(text) ? all.total : null
  const hasProducts = ofStore.some(({ kind }) => kind === 'product')
  const typedLines = text ? [searchLine(hasProducts ? 'all' : 'typed', text, total)] : []
  const seen = new Set<string>()
  const lines = [...typedLines, ...own, ...ofStore].filter(({ kind, description }) => {
    // A category, a page and a search with the same text lead to different pages, so all are shown.
    const name = `${kind === 'category' || kind === 'page' ? kind : ''} ${searchKey(description)}`
    return !seen.has(name) && seen.add(name)
  })
  return hasProducts ? [...lines.slice(typedLines.length), ...typedLines] : lines
}

/**
 * The index of the active line after an arrow key: from the field into the list, through it, and back to the field
 * (-1).
 */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
