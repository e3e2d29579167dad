import { type SavedKeys, createKeyIds } from './key-ids.ts'
import type { PostingList } from './posting-list.ts'
import { type SavedPostings, createPostingStore } from './posting-store.ts'

/** Terms by number, each with its posting list. */
export interface TermTable {
  /** Adds a document to the list of a term, or replaces its flags; returns the number of the term. */
  set(term: string, doc: number, flags: number): number
  /** Removes a document from the list of the term of this number. */
  remove(id: number, doc: number): void
  /** The posting list of a term, or undefined where no document contains it. */
  find(term: string): PostingList | undefined
  has(term: string): boolean
  /** What the table holds: not a copy. */
  saved(): SavedTerms
}

/** What a table holds, as it may be written to a file. */
export interface SavedTerms {
  keys: SavedKeys
  postings: SavedPostings
}

/** A table without terms, or with those that were saved. `onNew` is called with each term that gets a number. */
export function createTermTable(saved?: SavedTerms, onNew: (term: string) => void = () => {}): TermTable {
  const ids = createKeyIds(saved?.keys)
  const postings = createPostingStore(saved?.postings)

  function find(term: string): number {
    const id = ids.find(term)
    return id >= 0 && postings.lengthOf(id) > 0 ? id : -1
  }

  return {
    set(term, doc, flags) {
      const before = ids.count()
      const id = ids.idOf(term)
      if (id === before) {
        postings.add()
        onNew(term)
      }
      postings.set(id, doc, flags)
      return id
    },
    remove: postings.remove,
    find(term) {
      const id = find(term)
      return id < 0 ? undefined : postings.listOf(id)
    },
    has: (term) => find(term) >= 0,
    saved: () => ({ keys: ids.saved(), postings: postings.saved() }),
  }
}
