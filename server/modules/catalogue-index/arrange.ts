import type { SortOrder } from '#domain/products/listing.ts'
import { searchRank } from '#domain/search/ranking.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type CountedSet, type DocSet, hasDoc, removeDoc } from './doc-set.ts'
import { type Stretch, inOrder, pageOf } from './order.ts'
import { type Level, countBelow, noPrice } from './prices.ts'
import { stockAt } from './stock.ts'

interface Wanted {
  sort: SortOrder
  branchCode: number
  page: number
  limit: number
}

/**
 * One page of what was found, in the order that is asked for. What was searched and asked for in no other order comes
 * by how well it matches.
 */
export function arrange(
  index: CatalogueIndex,
  level: Level,
  docs: CountedSet,
  text: TextMatches | undefined,
  { sort, branchCode, page, limit }: Wanted,
): number[] {
  const offset = (page - 1) * limit
  const along = (order: Uint32Array, ...stretches: Stretch[]) => pageOf(docs, order, stretches, offset, limit)
  if (sort === 'popularity' && text)
    return pageByRank(index, docs, text, stockAt(index.stock, branchCode, index.codes.length), offset, limit)
  const whole = orderFor(index, level, sort)
  // A few are sorted sooner than they are looked for along the order of all.
  const order = docs.size <= sortedMax ? inOrder(docs, whole) : whole
  if (sort !== 'price_desc') return along(order, [0, order.length])
  // What has no price stands last either way.
  const priced = countBelow({ order, shown: level.shown }, noPrice)
  return along(order, [priced, 0], [priced, order.length])
}

const sortedMax = 500

function orderFor(index: CatalogueIndex, level: Level, sort: SortOrder): Uint32Array {
  if (sort === 'newest') return index.byAge
  return sort === 'popularity' ? index.byPopularity : level.order
}

// Behind so many nobody looks for what matches best; popularity orders the rest without sorting all.
const rankedMax = 2_000

function pageByRank(
  index: CatalogueIndex,
  docs: DocSet,
  text: TextMatches,
  inStock: DocSet,
  offset: number,
  limit: number,
): number[] {
  const best = bestOf(index, docs, text, inStock, Math.min(offset + limit, rankedMax))
  const page = best.slice(offset, offset + limit)
  if (offset + limit <= rankedMax) return page
  const rest: DocSet = { words: docs.words.slice() }
  for (const doc of best) removeDoc(rest, doc)
  const { byPopularity } = index
  return [
    ...page,
    ...pageOf(rest, byPopularity, [[0, byPopularity.length]], Math.max(0, offset - rankedMax), limit - page.length),
  ]
}

/** The `count` best matches in their order. Only what is better than the last of the best so far is sorted. */
function bestOf(
  { codes, popularity }: CatalogueIndex,
  docs: DocSet,
  text: TextMatches,
  inStock: DocSet,
  count: number,
): number[] {
  const best: { doc: number; rank: number }[] = []
  const keepBest = () => {
    best.sort((a, b) => b.rank - a.rank || ((codes[a.doc] as string) < (codes[b.doc] as string) ? -1 : 1))
    best.length = Math.min(best.length, count)
  }
  let bar = -Infinity
  // Not by its iterator, which would make an object for each of maybe a hundred thousand.
  for (let at = 0; at < text.docs.length; at += 1) {
    const doc = text.docs[at] as number
    if (!hasDoc(docs, doc)) continue
    const rank = searchRank(text.scores[at] as number, hasDoc(inStock, doc), popularity[doc] as number)
    if (rank < bar) continue
    best.push({ doc, rank })
    if (best.length < count * 2 + 100) continue
    keepBest()
    bar = best.at(-1)?.rank ?? bar
  }
  keepBest()
  return best.map(({ doc }) => doc)
}
