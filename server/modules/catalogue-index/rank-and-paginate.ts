import { type SortOrder, pageBounds } from '#domain/products/listing.ts'
import { cheapRank, repeatedRank, searchRank } from '#domain/search/ranking.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { deviceDocs } from './device-docs.ts'
import { type CountedDocIdSet, type DocIdSet, difference, hasDoc, intersectionOf, removeDoc } from './doc-id-set.ts'
import { docsOfKind } from './docs-of-kind.ts'
import { type PriceLevelColumns, countBelow, noPrice } from './price-columns.ts'
import { bestOfCards, bestSharer, cheapestOfStanding } from './best-of-cards.ts'
import { repeatedModels } from './repeated-models.ts'
import { type ShownCards, firstOfCards, isShownBefore, noCards } from './shown-cards.ts'
import { type PageBounds, type Range, pageSlice, sortByPermutation } from './sort-permutation.ts'
import { inStockAt } from './stock-columns.ts'
import { createTopK } from './top-k.ts'

export interface PageRequest {
  /** What the filters let through. */
  docs: CountedDocIdSet
  /** The matches of the text search, undefined where nothing was searched. */
  text: TextMatches | undefined
  /** Matches that come first by relevance. */
  leading?: readonly number[] | undefined
  sort: SortOrder
  branchCode: number
  page: number
  limit: number
  /** Only the first document of each card (decision 062). */
  byModel?: boolean
}

/**
 * One page of the filtered documents in the requested order. A search without a requested order (`popularity` is the
 * default) is ordered by relevance.
 */
export function rankAndPaginate(index: CatalogueIndex, level: PriceLevelColumns, request: PageRequest): number[] {
  const { docs, text, sort, page, limit, byModel } = request
  const shown = byModel ? noCards(index) : undefined
  const bounds = { ...pageBounds(page, limit), isLeftOut: shown && isShownBefore(shown) }
  if (sort === 'popularity' && text) return pageByRelevance(index, level, { ...request, text, shown }, bounds)
  const ordered = pageByColumn(index, level, { docs, sort }, bounds)
  return byModel ? ordered.map((doc) => bestSharer(index, level, request, doc)) : ordered
}

/** One page in the order of popularity, age or price. */
function pageByColumn(
  index: CatalogueIndex,
  level: PriceLevelColumns,
  { docs, sort }: Pick<PageRequest, 'docs' | 'sort'>,
  bounds: PageBounds,
): number[] {
  const complete = permutationFor(index, level, sort)
  // Sorting a small set costs less than looking for its documents along the order of all.
  const order = docs.size <= sortedMax ? sortByPermutation(docs, complete) : complete
  if (sort !== 'price_desc') return pageSlice(docs, order, [[0, order.length]], bounds)
  // Products without a price are last in either direction.
  const priced = countBelow({ order, displayPrice: level.displayPrice }, noPrice)
  const dearestFirst: Range[] = [
    [priced, 0],
    [priced, order.length],
  ]
  return pageSlice(docs, order, dearestFirst, bounds)
}

const sortedMax = 500

function permutationFor(index: CatalogueIndex, level: PriceLevelColumns, sort: SortOrder): Uint32Array {
  if (sort === 'newest') return index.byAge
  return sort === 'popularity' ? index.byPopularity : level.order
}

/** A page of a search. */
interface TextRequest extends PageRequest {
  text: TextMatches
  /** The cards that stand before what is looked for; undefined where each document has one of its own. */
  shown: ShownCards | undefined
}

// Behind the 2,000 most relevant matches nobody looks for relevance: the rest follows by popularity, which needs no
// sorting.
const rankedMax = 2_000

function pageByRelevance(
  index: CatalogueIndex,
  level: PriceLevelColumns,
  request: TextRequest,
  { offset, limit, isLeftOut }: PageBounds,
): number[] {
  const ranked = mostRelevant(index, level, request, Math.min(offset + limit, rankedMax))
  const page = ranked.slice(offset, offset + limit)
  if (offset + limit <= rankedMax) return page
  const rest: DocIdSet = { words: request.docs.words.slice() }
  for (const doc of ranked) removeDoc(rest, doc)
  for (const doc of ranked) request.shown?.add(doc)
  const { byPopularity } = index
  const restBounds = { offset: Math.max(0, offset - rankedMax), limit: limit - page.length, isLeftOut }
  return [...page, ...pageSlice(rest, byPopularity, [[0, byPopularity.length]], restBounds)]
}

/** The `count` most relevant of the filtered matches: those that lead, then the best (`bestMatching`). */
function mostRelevant(index: CatalogueIndex, level: PriceLevelColumns, request: TextRequest, count: number): number[] {
  const filtered = (request.leading ?? []).filter((doc) => hasDoc(request.docs, doc))
  const leading = request.shown ? firstOfCards(filtered, request.shown) : filtered
  const best = bestMatching(index, level, request, count)
  return leading.length === 0 ? best : [...new Set([...leading, ...best])].slice(0, count)
}

/**
 * The best of the filtered matches; what misses a word of the search comes last, and of that first what is of the same kind
 * as what has all (SEARCH-36).
 */
function bestMatching(index: CatalogueIndex, level: PriceLevelColumns, request: TextRequest, count: number): number[] {
  const { docs: matched, partial } = request.text
  const complete = matched.length - partial
  const best: number[] = []
  const addBest = (docs: CountedDocIdSet, from: number, to: number) => {
    for (const doc of best) request.shown?.add(doc)
    best.push(...bestBetween(index, level, { ...request, docs, from, to }, count - best.length))
  }
  addBest(request.docs, 0, complete)
  const kind = partial > 0 && best.length < count && docsOfKind(index, request.text)
  if (kind) addBest(intersectionOf(request.docs, kind), complete, matched.length)
  if (partial > 0 && best.length < count)
    addBest(kind ? difference(request.docs, kind) : request.docs, complete, matched.length)
  return best
}

/** Some of the matches of a text, by their places. */
interface MatchRange extends TextRequest {
  from: number
  to: number
}

function bestBetween(
  index: CatalogueIndex,
  { displayPrice }: PriceLevelColumns,
  { docs, text, branchCode, from, to, shown }: MatchRange,
  count: number,
): number[] {
  const { codes, popularity, stock } = index
  const inStock = inStockAt(stock, branchCode, codes.length)
  const devices = deviceDocs(index)
  const topK = createTopK(count, (a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1))
  const isCheap = text.preferences.includes('cheap')
  const rankAt = (at: number) => {
    const doc = text.docs[at] as number
    if (!hasDoc(docs, doc)) return undefined
    const score = text.scores[at] as number
    return isCheap
      ? cheapRank(score, hasDoc(inStock, doc), displayPrice[doc] ?? noPrice)
      : searchRank(score, hasDoc(inStock, doc), hasDoc(devices, doc), popularity[doc] as number)
  }
  const matches = { docs: text.docs, from, to }
  const repeated = isCheap ? undefined : repeatedModels(index.families, { ...matches, rankAt })
  const finalRankAt = (at: number) => {
    const rank = rankAt(at)
    return rank !== undefined && repeated?.has(text.docs[at] as number) ? repeatedRank(rank) : rank
  }
  const isBest = shown && bestOfCards(index, shown, { ...matches, rankAt: finalRankAt })
  // Not by an iterator, which would allocate an object for each of up to a hundred thousand matches.
  for (let at = from; at < to; at += 1) {
    if (isBest?.(at) === false) continue
    const rank = finalRankAt(at)
    if (rank !== undefined) topK.add(text.docs[at] as number, rank)
  }
  const best = topK.best()
  // What is looked for as cheap is in the order of its prices already.
  if (!shown || isCheap) return best
  const priceOf = (doc: number) => displayPrice[doc] ?? noPrice
  return cheapestOfStanding(index, { priceOf, inStock }, { ...matches, rankAt: finalRankAt }, best)
}
