import { searchText, searchWords } from '../catalogue/search-text.ts'

/** What of a product is searched: texts as the store has them, in both languages. */
export interface TextDocument {
  code: string
  /** Its name in English and in Spanish. */
  names: readonly string[]
  brand: string
  model: string
  /** The names of its category, in both languages. */
  categoryWords: readonly string[]
  color: string | null
  storage: string | null
}

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
}

/** Every word of a search has to occur somewhere in a document; all that match score the same. */
export function createTextIndex(): TextIndex {
  const texts: (string | undefined)[] = []
  return {
    set(doc, { code, names, brand, model, categoryWords, storage }) {
      texts[doc] = searchText([code, ...names, brand, model, storage ?? '', ...categoryWords])
    },
    remove(doc) {
      texts[doc] = undefined
    },
    search(q) {
      const words = searchWords(q)
      const docs = Uint32Array.from(
        texts.flatMap((text, doc) => (text !== undefined && words.every((word) => text.includes(word)) ? [doc] : [])),
      )
      return { docs, scores: new Float32Array(docs.length).fill(1), corrected: null }
    },
  }
}
