import { createBitset, hasBit, setBit } from '#search-engine/bitset.ts'
import type { GroupedColumns } from './card-groups.ts'
import { type CountedDocIdSet, type DocIdSet, docsOf, hasDoc, intersectionSize } from './doc-id-set.ts'
import { scratchDocs } from './scratch-buffers.ts'

/** How many cards some documents have; of those alone that are counted, where that is said. */
export function countCards(
  { cardGroups: { byKey, cards } }: GroupedColumns,
  docs: ArrayLike<number>,
  isCounted?: (doc: number) => boolean,
): number {
  const seen = createBitset(byKey.size + 1)
  let count = 0
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number
    const card = cards[doc] as number
    // 0 stands for a card of its own.
    if ((card !== 0 && hasBit(seen, card)) || isCounted?.(doc) === false) continue
    if (card !== 0) setBit(seen, card)
    count += 1
  }
  return count
}

/** How many entries a list of some documents has: their cards, or the documents where each has an entry of its own. */
export const countListed = (index: GroupedColumns, docs: ArrayLike<number>, byModel: boolean): number =>
  byModel ? countCards(index, docs) : docs.length

/** The same of a set. */
export const countListedSet = (index: GroupedColumns, set: CountedDocIdSet, byModel: boolean): number =>
  byModel ? countCards(index, listed(set)) : set.size

/** The same of those documents of a set that are in another one. */
export const countListedAmong = (
  index: GroupedColumns,
  set: CountedDocIdSet,
  { among, byModel }: { among: DocIdSet; byModel: boolean },
): number => (byModel ? countCards(index, listed(set), (doc) => hasDoc(among, doc)) : intersectionSize(set, among))

const listed = (set: CountedDocIdSet) => docsOf(set, scratchDocs(2, set.size))
