import { searchKey } from '#domain/search/search-history.ts'
import { searchesLike } from './history-rules.ts'
import type { Suggestion } from './use-suggestions.ts'

/** A line under the search field: a suggestion of the store, one of the shopper's own searches, or the typed text. */
export type Line = Pick<Suggestion, 'description' | 'category_id' | 'picture_url' | 'price'> & {
  kind: Suggestion['kind'] | 'typed'
}

const ownMax = 3

const typedLine = (description: string): Line => ({ ...historyLine(description), kind: 'typed' })
const historyLine = (description: string): Line => ({
  kind: 'history',
  description,
  category_id: null,
  picture_url: null,
  price: null,
})

/**
 * The lines to show. For an empty field: the shopper's own searches, and what is popular. Otherwise: the typed text, those
 * searches that match it, at most three, and then the store's suggestions, each text once (SEARCH-18, SEARCH-20).
 */
export function linesOf(typed: string, history: readonly string[], suggestions: readonly Suggestion[]): Line[] {
  const text = typed.trim()
  const own = text
    ? [typedLine(text), ...searchesLike(history, typed).slice(0, ownMax).map(historyLine)]
    : history.map(historyLine)
  const seen = new Set<string>()
  const ofStore = suggestions.filter(({ byUser }) => !byUser)
  return [...own, ...ofStore].filter(({ kind, description }) => {
    // A category and a search with the same text lead to different pages, so both are shown.
    const name = `${kind === 'category'} ${searchKey(description)}`
    return !seen.has(name) && seen.add(name)
  })
}

/**
 * The index of the active line after an arrow key: from the field into the list, through it, and back to the field
 * (-1).
 */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
