import type { SortOrder } from '#domain/products/listing.ts'
import { sharersOf } from './card-groups.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type DocIdSet, hasDoc } from './doc-id-set.ts'
import { type PriceLevelColumns, noPrice } from './price-columns.ts'
import type { Ranked } from './repeated-models.ts'
import { scratchDocs, scratchRanks } from './scratch-buffers.ts'
import type { ShownCards } from './shown-cards.ts'
import { inStockAt } from './stock-columns.ts'

/**
 * Says of each place of a search whether its document is the best of its card, and the card is not shown yet. Of equal
 * ranks the first code is the best, as in the list. The answers are right until the next call.
 */
export function bestOfCards(
  { cardGroups, codes }: CatalogueIndex,
  shown: ShownCards,
  { docs, from, to, rankAt }: Ranked,
): (place: number) => boolean {
  const { byKey, cards } = cardGroups
  const ranks = scratchRanks(byKey.size + 1)
  const best = scratchDocs(bestNth, byKey.size + 1)
  for (let place = from; place < to; place += 1) {
    const doc = docs[place] as number
    const card = cards[doc] as number
    const rank = card === 0 || shown.has(doc) ? undefined : rankAt(place)
    if (rank === undefined || rank < (ranks[card] as number)) continue
    if (rank === ranks[card] && (codes[best[card] as number] as string) < (codes[doc] as string)) continue
    ranks[card] = rank
    best[card] = doc
  }
  return (place) => {
    const doc = docs[place] as number
    const card = cards[doc] as number
    return card === 0 || (ranks[card] !== -Infinity && best[card] === doc)
  }
}

/** The number of the scratch buffer of the best documents. */
const bestNth = 1

interface AtBranch {
  docs: DocIdSet
  sort: SortOrder
  branchCode: number
}

/**
 * The document that a card of a list shows (SEARCH-62): the one that gave it its place or, where the branch does not have
 * that one, the next in the order that it has. In an order by price the next one counts only at the same price; in that of
 * popularity one whose price is lowered for a single unit comes before the others.
 */
export function bestSharer(
  index: CatalogueIndex,
  { displayPrice }: PriceLevelColumns,
  { docs, sort, branchCode }: AtBranch,
  doc: number,
): number {
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const isHere = hasDoc(inStock, doc)
  const byOffer = sort === 'popularity'
  if (isHere && (!byOffer || isLowered(index, doc))) return doc
  const priceOf = (one: number) => displayPrice[one] ?? noPrice
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  const column = sort === 'newest' ? index.createdAt : index.popularity
  // A stable sort: equal ones stay in the order of their codes.
  const here = sharersOf(index, doc)
    .filter((one) => hasDoc(docs, one) && hasDoc(inStock, one) && (!byPrice || priceOf(one) === priceOf(doc)))
    .sort((a, b) => (column[b] as number) - (column[a] as number))
  const lowered = byOffer ? here.find((one) => isLowered(index, one)) : undefined
  return lowered ?? (isHere ? doc : (here[0] ?? doc))
}

/** Whether a special price runs that one unit gets. */
const isLowered = ({ prices }: CatalogueIndex, doc: number) =>
  hasDoc(prices.running, doc) && prices.specialMinQuantity[doc] === 1
