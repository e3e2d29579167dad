import type { SortOrder } from '#domain/products/listing.ts'
import { standingOf } from '#domain/search/ranking.ts'
import { sharersOf } from './card-groups.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type DocIdSet, hasDoc } from './doc-id-set.ts'
import { type PriceLevelColumns, noPrice } from './price-columns.ts'
import type { Ranked } from './repeated-models.ts'
import { scratchCounts, scratchDocs, scratchRanks } from './scratch-buffers.ts'
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
 * The document that a card of a list in the order of popularity, age or price shows (SEARCH-62): the cheapest of those that
 * the branch has, of equal prices the first in the order; the one that gave the card its place where the branch has none.
 * In an order by price it has the price of that one.
 */
export function bestSharer(
  index: CatalogueIndex,
  { displayPrice }: PriceLevelColumns,
  { docs, sort, branchCode }: AtBranch,
  doc: number,
): number {
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const priceOf = (one: number) => displayPrice[one] ?? noPrice
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  const here = sharersOf(index, doc).filter(
    (one) => hasDoc(docs, one) && hasDoc(inStock, one) && (!byPrice || priceOf(one) === priceOf(doc)),
  )
  const lowest = Math.min(...here.map(priceOf))
  const cheapest = here.filter((one) => priceOf(one) === lowest)
  if (cheapest.includes(doc)) return doc
  const column = sort === 'newest' ? index.createdAt : index.popularity
  // A stable sort: equal ones stay in the order of their codes.
  return cheapest.sort((a, b) => (column[b] as number) - (column[a] as number))[0] ?? doc
}

/**
 * What the cards of a search show in place of their best documents (SEARCH-62): the cheapest of those with the same
 * standing (`standingOf`), which match as well, where the branch has the best one, and with that all of these.
 */
export function cheapestOfStanding(
  { cardGroups: { byKey, cards } }: CatalogueIndex,
  { priceOf, inStock }: { priceOf: (doc: number) => number; inStock: DocIdSet },
  { docs, from, to, rankAt }: Ranked,
  best: readonly number[],
): number[] {
  const leads = best.map((doc) => ({ best: doc, doc, standing: -Infinity, rank: -Infinity }))
  const nthOf = scratchCounts(byKey.size + 1)
  for (const [nth, doc] of best.entries()) if (hasDoc(inStock, doc)) nthOf[cards[doc] as number] = nth + 1
  // A card of its own.
  nthOf[0] = 0
  for (let place = from; place < to; place += 1) {
    const doc = docs[place] as number
    const nth = nthOf[cards[doc] as number] as number
    const rank = nth === 0 ? undefined : rankAt(place)
    if (rank === undefined) continue
    const lead = leads[nth - 1] as (typeof leads)[number]
    const standing = standingOf(rank)
    const cheaper = priceOf(doc) - priceOf(lead.doc)
    const isFirst = rank > lead.rank || doc === lead.best
    if (standing > lead.standing || (standing === lead.standing && (cheaper < 0 || (cheaper === 0 && isFirst))))
      Object.assign(lead, { doc, standing, rank })
  }
  return leads.map(({ doc }) => doc)
}
