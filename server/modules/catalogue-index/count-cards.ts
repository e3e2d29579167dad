import { type Bitset, bitsetWords, hasBit, setBit } from '#search-engine/bitset.ts'
import type { GroupedColumns } from './card-groups.ts'
import {
  type CountedDocIdSet,
  type DocIdSet,
  docsOf,
  intersectionOf,
  intersectionSize,
  removeDoc,
} from './doc-id-set.ts'
import { scratchBits, scratchDocs } from './scratch-buffers.ts'

/** How many cards some documents have; of those alone that are counted, where that is said. */
export function countCards(
  { cardGroups: { byKey, cards } }: GroupedColumns,
  docs: ArrayLike<number>,
  isCounted?: (doc: number) => boolean,
): number {
  const seen = noCardsSeen(byKey.size)
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
export function countListedSet(index: GroupedColumns, set: CountedDocIdSet, byModel: boolean): number {
  if (!byModel) return set.size
  const sharing = listSharing(index, set)
  return set.size - sharing.length + countCards(index, sharing)
}

/** The same of those documents of a set that are in another one. */
export const countListedAmong = (
  index: GroupedColumns,
  set: CountedDocIdSet,
  { among, byModel }: { among: DocIdSet; byModel: boolean },
): number =>
  byModel
    ? countListedSet(index, intersectionOf(set, among, scratchBits(2, index.codes.length)), true)
    : intersectionSize(set, among)

/** The documents of a set without those whose card an earlier one has, until the next call. */
export function oneOfEachCard(index: GroupedColumns, set: CountedDocIdSet): CountedDocIdSet {
  const words = scratchBits(4, index.codes.length).subarray(0, set.words.length)
  words.set(set.words)
  return withoutRepeats(index, { words, size: set.size })
}

/** Removes those whose card an earlier one has from a set. */
export function withoutRepeats(index: GroupedColumns, set: CountedDocIdSet): CountedDocIdSet {
  const { byKey, cards } = index.cardGroups
  const seen = noCardsSeen(byKey.size)
  const sharing = listSharing(index, set)
  let { size } = set
  for (let at = 0; at < sharing.length; at += 1) {
    const doc = sharing[at] as number
    const card = cards[doc] as number
    if (hasBit(seen, card)) {
      removeDoc(set, doc)
      size -= 1
    } else setBit(seen, card)
  }
  return { words: set.words, size }
}

/** A bit for each card, until the next call. */
const noCardsSeen = (groups: number): Bitset => scratchBits(5, groups + 1).fill(0, 0, bitsetWords(groups + 1))

/** The documents of a set that share a card with another one, of the set or not; until the next call. */
export function listSharing({ cardGroups, codes }: GroupedColumns, set: DocIdSet): Uint32Array {
  const sharing = intersectionOf(set, cardGroups.sharing, scratchBits(3, codes.length))
  return docsOf(sharing, scratchDocs(2, sharing.size))
}
