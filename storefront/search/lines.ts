import { searchKey } from '#domain/search/search-history.ts'
import { searchesLike } from './history-rules.ts'
import type { Suggestion } from './use-suggestions.ts'

/** A line under the search field: one of the store's suggestions, or an own search. */
export type Line = Pick<Suggestion, 'kind' | 'description' | 'category_id' | 'picture_url' | 'price'>

const ownMax = 3

const ofHistory = (description: string): Line => ({
  kind: 'history',
  description,
  category_id: null,
  picture_url: null,
  price: null,
})

/**
 * The lines to show: in an empty field the own searches, else those of them that fit before what the store suggests,
 * each text once (SEARCH-18, SEARCH-20).
 */
export function linesOf(typed: string, history: readonly string[], suggestions: readonly Suggestion[]): Line[] {
  if (!typed.trim()) return history.map(ofHistory)
  const own = searchesLike(history, typed).slice(0, ownMax).map(ofHistory)
  const said = new Set<string>()
  return [...own, ...suggestions].filter(({ kind, description }) => {
    // A category may be called as a search is: it leads elsewhere.
    const name = `${kind === 'category'} ${searchKey(description)}`
    return !said.has(name) && said.add(name)
  })
}

/** Which line is active after an arrow: from the field into the list, through it, and back to the field (-1). */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
