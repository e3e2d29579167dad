import { createBitset, hasBit, setBit } from '#search-engine/bitset.ts'
import type { GroupedColumns } from './card-groups.ts'
import { type CountedDocIdSet, docsOf } from './doc-id-set.ts'
import { scratchDocs } from './scratch-buffers.ts'

/** The cards that a list has shown so far. */
export interface ShownCards {
  has(doc: number): boolean
  add(doc: number): void
}

/** No card yet. */
export function noCards({ cardGroups: { byKey, cards } }: GroupedColumns): ShownCards {
  const shown = createBitset(byKey.size + 1)
  return {
    has: (doc) => hasBit(shown, cards[doc] as number),
    add(doc) {
      // The bit of 0, which stands for a card of its own, is never set.
      if (cards[doc]) setBit(shown, cards[doc] as number)
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
  const count = countCardsOf(index, docsOf(set, scratchDocs(countedNth, set.size)))
  counts.set(set, count)
  return count
}

/** The number of the scratch buffer of the counted documents. */
const countedNth = 2

/** How many cards some documents have. */
export function countCardsOf({ cardGroups: { byKey, cards } }: GroupedColumns, docs: ArrayLike<number>): number {
  const shown = createBitset(byKey.size + 1)
  let count = 0
  // Without a call for each document: a list may have a hundred thousand.
  for (let at = 0; at < docs.length; at += 1) {
    const card = cards[docs[at] as number] as number
    if (card !== 0 && hasBit(shown, card)) continue
    if (card !== 0) setBit(shown, card)
    count += 1
  }
  return count
}
