import { type PostingList, createPostingList } from './posting-list.ts'

/** Terms by number, each with its posting list. */
export interface TermTable {
  /** The number of a term; a new term gets the next number and an empty posting list. */
  idOf(term: string): number
  listOf(id: number): PostingList
  /** The posting list of a term, or undefined where no document ever contained it. */
  find(term: string): PostingList | undefined
}

/** A table without terms. */
export function createTermTable(): TermTable {
  const ids = new Map<string, number>()
  const lists: PostingList[] = []
  return {
    idOf(term) {
      const known = ids.get(term)
      if (known !== undefined) return known
      const id = lists.push(createPostingList()) - 1
      ids.set(term, id)
      return id
    },
    listOf: (id) => lists[id] as PostingList,
    find(term) {
      const id = ids.get(term)
      return id === undefined ? undefined : lists[id]
    },
  }
}
