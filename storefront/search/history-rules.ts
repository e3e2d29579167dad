import { searchHistoryMax } from '#contract/search.ts'
import { folded } from './fold.ts'
import { searchText } from './search-text.ts'

const sameAs = (text: string) => {
  const { plain } = folded(text)
  return (other: string) => folded(other).plain === plain
}

/** The searches with one more: newest first, each text once, ten at most (S4). A text that is there already moves to the front. */
export function withSearch(history: readonly string[], typed: string): string[] {
  const text = searchText(typed)
  return text ? [text, ...withoutSearch(history, text)].slice(0, searchHistoryMax) : [...history]
}

/** The searches without one. */
export function withoutSearch(history: readonly string[], text: string): string[] {
  const isSame = sameAs(text)
  return history.filter((other) => !isSame(other))
}

/** The searches that begin with what is typed, or have a word that does. */
export function searchesLike(history: readonly string[], typed: string): string[] {
  const { plain } = folded(searchText(typed))
  return history.filter((text) => ` ${folded(text).plain}`.includes(` ${plain}`))
}

/** What a browser kept, as far as it is a list of searches: another's data under our key shows nothing. */
export function readHistory(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(value)) return []
    const texts = value.filter((text) => typeof text === 'string')
    return texts.reduceRight<string[]>((history, text) => withSearch(history, text), [])
  } catch {
    return []
  }
}
