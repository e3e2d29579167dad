import { searchHistoryMax } from '#contract/search.ts'
import { searchKey, withSearches } from '#domain/search/search-history.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { folded } from './fold.ts'

const asEntries = (history: readonly string[]) => history.map((description) => ({ description }))

/**
 * The searches with one added: newest first, each text once, at most ten (SHELL-15). A text that is already in the list
 * moves to the front.
 */
export function withSearch(history: readonly string[], typed: string): string[] {
  const added = asEntries([normalizeQuery(typed)])
  return withSearches(asEntries(history), added, searchHistoryMax).map(({ description }) => description)
}

/** The searches without one, ignoring case and spaces. */
export function withoutSearch(history: readonly string[], text: string): string[] {
  return history.filter((other) => searchKey(other) !== searchKey(text))
}

/** The searches in which a word begins with the typed text, ignoring case and accents. */
export function searchesLike(history: readonly string[], typed: string): string[] {
  const { plain } = folded(normalizeQuery(typed))
  return history.filter((text) => ` ${folded(text).plain}`.includes(` ${plain}`))
}

/** The searches in a stored text. Text of another shape under our key gives an empty list. */
export function readHistory(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    const texts = value.filter((text) => typeof text === 'string')
    return texts.reduceRight<string[]>((history, text) => withSearch(history, text), [])
  } catch {
    return []
  }
}
