import { hasWords } from './fold-text.ts'

/** A key that is equal for searches that differ only in case or in spare spaces. */
export function searchKey(description: string): string {
  return tidySearch(description).toLowerCase()
}

/** A search as the history stores it: without spare spaces. */
export function tidySearch(description: string): string {
  return description.replace(/\s+/g, ' ').trim()
}

/**
 * The history with `added` searches, which come oldest first: the newest is first, equal searches are listed once, as
 * they were written last, and at most `max` remain. Punctuation alone (`%`, an emoji) is not a search.
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
