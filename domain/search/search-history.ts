import { hasWords } from '../products/search-text.ts'

/** What makes two searches the same: case and spare spaces do not. */
export function searchKey(description: string): string {
  return tidySearch(description).toLowerCase()
}

/** A search as it is kept: without spare spaces. */
export function tidySearch(description: string): string {
  return description.replace(/\s+/g, ' ').trim()
}

/**
 * A history with further searches, which are given oldest first: the newest stand first, the same search once and as it
 * was written last, at most `max` of them. Signs alone (`%`, an emoji) are no search.
 */
export function withSearches<Entry extends { description: string }>(
  history: readonly Entry[],
  added: readonly Entry[],
  max: number,
): Entry[] {
  const byKey = new Map<string, Entry>()
  for (const entry of [...added.toReversed(), ...history]) {
    const key = searchKey(entry.description)
    if (hasWords(key) && !byKey.has(key)) byKey.set(key, entry)
  }
  return [...byKey.values()].slice(0, max)
}
