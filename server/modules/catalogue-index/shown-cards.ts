import { createBitset, hasBit, setBit } from '#search-engine/bitset.ts'
import { type GroupedColumns, cardGroupOf, noGroup } from './card-groups.ts'
import { type CountedDocIdSet, docsOf } from './doc-id-set.ts'

/** The cards that a list has shown so far. */
export interface ShownCards {
  has(doc: number): boolean
  add(doc: number): void
}

/** No card yet. */
export function noCards({ cardGroups }: GroupedColumns): ShownCards {
  const shown = createBitset(cardGroups.byKey.size + 1)
  return {
    has: (doc) => hasBit(shown, cardGroupOf(cardGroups, doc)),
    add(doc) {
      const group = cardGroupOf(cardGroups, doc)
      if (group !== noGroup) setBit(shown, group)
    },
  }
}

/** Says of each document, asked in the order of a list, whether its card stands there already. */
export const isShownBefore = (shown: ShownCards) => (doc: number) => {
  if (shown.has(doc)) return true
  shown.add(doc)
  return false
}

/** The first of the documents of each card that is not shown yet, in their order; they count as shown then. */
export function firstOfCards(docs: readonly number[], shown: ShownCards): number[] {
  const isBefore = isShownBefore(shown)
  return docs.filter((doc) => !isBefore(doc))
}

// A result of the filters is counted once, for all its pages and orders.
const counts = new WeakMap<CountedDocIdSet, number>()

/** How many cards the documents of a result have; the set must not be written any more. */
export function countCards(index: GroupedColumns, set: CountedDocIdSet): number {
  const known = counts.get(set)
  if (known !== undefined) return known
  const count = countCardsOf(index, docsOf(set))
  counts.set(set, count)
  return count
}

/** How many cards some documents have. */
export function countCardsOf(index: GroupedColumns, docs: ArrayLike<number>): number {
  const isBefore = isShownBefore(noCards(index))
  let count = 0
  for (let at = 0; at < docs.length; at += 1) if (!isBefore(docs[at] as number)) count += 1
  return count
}
