import { LRUCache } from 'lru-cache'
import { hasWords } from '#domain/search/fold-text.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { countInStock } from './facets.ts'
import { type FilterResult, applyFilters } from './filter-result.ts'
import { type ListRequest, filterSets } from './filters.ts'
import { type Searched, searchWithHelp } from './help-page.ts'
import { priceLevelColumns } from './price-columns.ts'

// Few enough that they are dropped before the garbage collector moves them to the old generation.
const smallResultsMax = 30
// A large result takes long to count and there are few different ones, so more of them stay cached for longer.
const largeResultsMax = 200
const largeFrom = 5_000

/** Recent results on one generation of an index, for the next page, another sort order or branch of the same list. */
interface ResultCache {
  generation: number
  smallResults: LRUCache<string, FilterResult>
  largeResults: LRUCache<string, FilterResult>
}

const caches = new WeakMap<CatalogueIndex, ResultCache>()

/**
 * The products that the filters let through at a price level, and the matches of the searched text with the page that
 * it asks for; undefined where it contains no word.
 */
export function filterProducts(
  index: CatalogueIndex,
  priceLevel: number,
  request: ListRequest,
): FilterResult & Partial<Searched> {
  const { text, onlyInStock } = request
  const searched = text && hasWords(text) ? searchWithHelp(index, text) : undefined
  const matches = searched && matchesFor(request, searched.matches)
  const help = searched?.help
  const result = cachedResult(index, cacheKey(priceLevel, request), () => {
    const level = priceLevelColumns(index.prices, priceLevel)
    return applyFilters(index, level, filterSets(index, level, request, matches), {
      ...request,
      namesModel: matches?.namesModel,
    })
  })
  if (onlyInStock) return { ...result, matches, help }
  // The result is the same at every branch; only this count belongs to the requested one.
  const facets = { ...result.facets, onlyInStock: countInStock(index, result.docs, request) }
  return { ...result, facets, matches, help }
}

/** Products that match nearly all of a search follow the others; ordered by anything else they would stand between them. */
function matchesFor({ sort }: ListRequest, matches: TextMatches): TextMatches {
  const { docs, scores, partial } = matches
  if (partial === 0 || sort === 'popularity') return matches
  const complete = docs.length - partial
  return { ...matches, docs: docs.subarray(0, complete), scores: scores.subarray(0, complete), partial: 0 }
}

/** Only the filter on stock reads the branch, so results without it are shared by all branches. */
function cacheKey(
  priceLevel: number,
  { page: _page, limit: _limit, sort, branchCode, ...filters }: ListRequest,
): string {
  return JSON.stringify([priceLevel, filters, filters.onlyInStock ? branchCode : 0, sort === 'popularity'])
}

function cachedResult(index: CatalogueIndex, key: string, compute: () => FilterResult): FilterResult {
  const { smallResults, largeResults } = cacheOf(index)
  const result = largeResults.get(key) ?? smallResults.get(key) ?? compute()
  const cache = result.docs.size < largeFrom ? smallResults : largeResults
  cache.set(key, result)
  return result
}

function cacheOf(index: CatalogueIndex): ResultCache {
  const { generation } = index
  const existing = caches.get(index)
  if (existing?.generation === generation) return existing
  const created: ResultCache = {
    generation,
    smallResults: new LRUCache({ max: smallResultsMax }),
    largeResults: new LRUCache({ max: largeResultsMax }),
  }
  caches.set(index, created)
  return created
}
