import { type Completion, type CompletionWish, createCompleter } from './completions.ts'
import type { TextDocument } from './document-words.ts'
import { createMatcher } from './matcher.ts'
import { createTerms } from './terms.ts'

export type { TextDocument } from './document-words.ts'

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
  complete(begun: string, wish: CompletionWish): Completion[]
}

/**
 * Documents searched as shoppers do: in both languages, forgiving plurals, synonyms, unfinished words and a typo or
 * two.
 */
export function createTextIndex(): TextIndex {
  const terms = createTerms()
  const search = createMatcher(terms)
  return { set: terms.set, remove: terms.remove, search, complete: createCompleter(terms, search) }
}
