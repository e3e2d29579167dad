import { searchText } from '#domain/catalogue/search-text.ts'
import type { TextMatches } from '#domain/search/text-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Matches, matchFilters } from './facets.ts'
import { type ListFilters, filterSets } from './filters.ts'
import { levelOf } from './prices.ts'

// Few enough that they are gone again before the memory's cleaner takes them for lasting.
const matchesMax = 30
const textsMax = 30

/** What was found lately in an index, for the next page and the other orders of the same list. The oldest leaves first. */
interface Found {
  generation: number
  textGeneration: number
  matches: Map<string, Matches>
  texts: Map<string, TextMatches>
}

const found = new WeakMap<CatalogueIndex, Found>()

/** What the filters let through at a price level, and what the text search made of `q`; undefined where `q` has no word. */
export function findMatches(index: CatalogueIndex, levelNumber: number, filters: ListFilters): Matches & { text: TextMatches | undefined } {
  const known = foundIn(index)
  const text = findText(index, known, filters.q)
  const { page: _page, limit: _limit, sort: _sort, ...choosing } = filters
  const matches = keep(known.matches, matchesMax, JSON.stringify([levelNumber, choosing]), () => {
    const level = levelOf(index.prices, levelNumber, index.codes)
    return matchFilters(index, level, filterSets(index, level, filters, text), filters)
  })
  return { ...matches, text }
}

function findText(index: CatalogueIndex, known: Found, q: string | undefined): TextMatches | undefined {
  const words = searchText([q ?? ''])
  return words ? keep(known.texts, textsMax, words, () => index.text.search(q ?? '')) : undefined
}

function foundIn(index: CatalogueIndex): Found {
  const { generation, textGeneration } = index
  const before = found.get(index)
  if (before?.generation === generation) return before
  const texts = before?.textGeneration === textGeneration ? before.texts : new Map<string, TextMatches>()
  const now: Found = { generation, textGeneration, matches: new Map(), texts }
  found.set(index, now)
  return now
}

function keep<Value>(kept: Map<string, Value>, max: number, key: string, make: () => Value): Value {
  const known = kept.get(key)
  const value = known ?? make()
  kept.delete(key)
  kept.set(key, value)
  if (kept.size > max) kept.delete(kept.keys().next().value as string)
  return value
}
