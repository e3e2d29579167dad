import { LRUCache } from 'lru-cache'
import { hasWords } from '#domain/search/fold-text.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Matches, countWithStock, matchFilters } from './facets.ts'
import { type ListFilters, filterSets } from './filters.ts'
import { levelOf } from './prices.ts'

// Few enough that they are gone again before the memory's cleaner takes them for lasting.
const matchesMax = 30
// A large result takes long to count, and there are few different ones: they are kept for longer.
const broadMax = 200
const broadFrom = 5_000

/** What was found lately in an index, for the next page, the other orders and the other branches of the same list. */
interface Found {
  generation: number
  matches: LRUCache<string, Matches>
  broad: LRUCache<string, Matches>
}

const found = new WeakMap<CatalogueIndex, Found>()

/**
 * What the filters let through at a price level, and what the text search made of `q`; undefined where `q` has no word.
 */
export function findMatches(
  index: CatalogueIndex,
  levelNumber: number,
  filters: ListFilters,
): Matches & { text: TextMatches | undefined } {
  const text = findText(index, filters.q)
  const matches = findOrMatch(index, keyOf(levelNumber, filters), () => {
    const level = levelOf(index.prices, levelNumber, index.codes)
    return matchFilters(index, level, filterSets(index, level, filters, text), filters)
  })
  if (filters.onlyWithStock) return { ...matches, text }
  // What was found holds for every branch; only this count is the branch's own.
  return {
    ...matches,
    facets: { ...matches.facets, onlyWithStock: countWithStock(index, matches.docs, filters.branchCode) },
    text,
  }
}

/** Of the filters only the stock asks for the branch. */
function keyOf(
  levelNumber: number,
  { page: _page, limit: _limit, sort: _sort, branchCode, ...choosing }: ListFilters,
): string {
  return JSON.stringify([levelNumber, choosing, choosing.onlyWithStock ? branchCode : 0])
}

function findOrMatch(index: CatalogueIndex, key: string, match: () => Matches): Matches {
  const { matches, broad } = foundIn(index)
  const known = broad.get(key) ?? matches.get(key) ?? match()
  const kept = known.total < broadFrom ? matches : broad
  kept.set(key, known)
  return known
}

function findText(index: CatalogueIndex, q: string | undefined): TextMatches | undefined {
  return q && hasWords(q) ? index.text.search(q) : undefined
}

function foundIn(index: CatalogueIndex): Found {
  const { generation } = index
  const before = found.get(index)
  if (before?.generation === generation) return before
  const now: Found = { generation, matches: new LRUCache({ max: matchesMax }), broad: new LRUCache({ max: broadMax }) }
  found.set(index, now)
  return now
}
