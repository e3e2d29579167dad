import type { GroupedColumns } from './card-groups.ts'
import { type CountedDocIdSet, hasDoc } from './doc-id-set.ts'
import { sortByPermutation } from './sort-permutation.ts'

/** Documents in an order in which those that share a card follow one another, and which card each has: the first is 1. */
export interface CardList {
  docs: Uint32Array
  nth: Uint32Array
}

// Sorting so few costs less than looking for them along the order of all.
const sortedMax = 500

/** The documents of a set by their cards. */
export function listByCard(index: GroupedColumns, set: CountedDocIdSet): CardList {
  const order = cardOrder(index)
  const docs = set.size <= sortedMax ? sortByPermutation(set, order) : pickInOrder(set, order)
  const { cards } = index.cardGroups
  const nth = new Uint32Array(docs.length)
  let [last, before] = [0, 0]
  for (let at = 0; at < docs.length; at += 1) {
    const card = cards[docs[at] as number] as number
    // 0 stands for a card of its own.
    if (card === 0 || card !== before) last += 1
    before = card
    nth[at] = last
  }
  return { docs, nth }
}

function pickInOrder(set: CountedDocIdSet, order: Uint32Array): Uint32Array {
  const docs = new Uint32Array(set.size)
  let count = 0
  for (let at = 0; at < order.length; at += 1) {
    const doc = order[at] as number
    if (!hasDoc(set, doc)) continue
    docs[count] = doc
    count += 1
  }
  return docs
}

/** All documents by the numbers of their cards, as a counting sort finds them. */
function cardOrder({ cardGroups, codes }: GroupedColumns): Uint32Array {
  if (cardGroups.order) return cardGroups.order
  const { byKey, cards } = cardGroups
  const places = new Uint32Array(byKey.size + 2)
  for (let doc = 0; doc < codes.length; doc += 1) {
    const next = (cards[doc] as number) + 1
    places[next] = (places[next] as number) + 1
  }
  for (let card = 1; card < places.length; card += 1)
    places[card] = (places[card] as number) + (places[card - 1] as number)
  const order = new Uint32Array(codes.length)
  for (let doc = 0; doc < codes.length; doc += 1) {
    const card = cards[doc] as number
    const place = places[card] as number
    order[place] = doc
    places[card] = place + 1
  }
  cardGroups.order = order
  return order
}
