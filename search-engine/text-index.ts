import { type Completion, type CompletionOptions, createCompleter } from './completions.ts'
import type { TextDocument } from './analyze-document.ts'
import { createMatcher } from './search-words.ts'
import { createInvertedIndex } from './inverted-index.ts'

export type { TextDocument } from './analyze-document.ts'

/** The documents that a search means, each with how well: a higher score is better. */
export interface TextMatches {
  docs: Uint32Array
  scores: Float32Array
  /** What was searched instead, where the search had words that no document bears. */
  corrected: string | null
}

/** Documents by number, searched by their words. */
export interface TextIndex {
  /** Adds a document, or replaces the one of this number. */
  set(doc: number, document: TextDocument): void
  remove(doc: number): void
  search(q: string): TextMatches
  /** How a search that is being typed may go on. */
  complete(begun: string, wish: CompletionOptions): Completion[]
}

/**
 * An empty text index. Searches match words in both languages, plurals, synonyms, unfinished words and words with a
 * typo or two. A query is cut at `queryLengthMax` characters: more words make no search better, and none may be slow.
 */
export function createTextIndex({ queryLengthMax }: { queryLengthMax: number }): TextIndex {
  const terms = createInvertedIndex()
  const search = createMatcher(terms)
  const complete = createCompleter(terms, search)
  return {
    set: terms.set,
    remove: terms.remove,
    search: (q) => search(q.slice(0, queryLengthMax)),
    complete: (begun, wish) => complete(begun.slice(0, queryLengthMax), wish),
  }
}
