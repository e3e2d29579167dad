import { createBitset, hasBit, setBit } from '#search-engine/bitset.ts'
import type { GroupedColumns } from './card-groups.ts'

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
