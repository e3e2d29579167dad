import { searchText } from '#domain/catalogue/search-text.ts'
import type { TextMatches } from '#domain/search/text-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Matches, matchFilters } from './facets.ts'
import { type ListFilters, filterSets } from './filters.ts'
import { levelOf } from './prices.ts'

// Few enough that they are gone again before the memory's cleaner takes them for lasting.
const matchesMax = 30

/** What was found lately in an index, for the next page and the other orders of the same list. The oldest leaves first. */
interface Found {
  generation: number
  matches: Map<string, Matches>
}

const found = new WeakMap<CatalogueIndex, Found>()

/** What the filters let through at a price level, and what the text search made of `q`; undefined where `q` has no word. */
export function findMatches(index: CatalogueIndex, levelNumber: number, filters: ListFilters): Matches & { text: TextMatches | undefined } {
  const text = findText(index, filters.q)
  const { page: _page, limit: _limit, sort: _sort, ...choosing } = filters
  const matches = keep(matchesIn(index), matchesMax, JSON.stringify([levelNumber, choosing]), () => {
    const level = levelOf(index.prices, levelNumber, index.codes)
    return matchFilters(index, level, filterSets(index, level, filters, text), filters)
  })
  return { ...matches, text }
}

function findText(index: CatalogueIndex, q: string | undefined): TextMatches | undefined {
  return q && searchText([q]) !== '' ? index.text.search(q) : undefined
}

function matchesIn(index: CatalogueIndex): Map<string, Matches> {
  const { generation } = index
  const before = found.get(index)
  if (before?.generation === generation) return before.matches
  const matches = new Map<string, Matches>()
  found.set(index, { generation, matches })
  return matches
}

function keep<Value>(kept: Map<string, Value>, max: number, key: string, make: () => Value): Value {
  const known = kept.get(key)
  const value = known ?? make()
  kept.delete(key)
  kept.set(key, value)
  if (kept.size > max) kept.delete(kept.keys().next().value as string)
  return value
}
