import type { CatalogueIndex } from './catalogue-index.ts'
import { type CountedDocIdSet, type DocIdSet, difference, intersectAll } from './doc-id-set.ts'
import { type ExcludedOnlyBy, type Facets, countFacets } from './facets.ts'
import type { CountedRequest, FilterName, FilterSets } from './filters.ts'
import type { PriceLevelColumns } from './price-columns.ts'
import { scratchBits } from './scratch-buffers.ts'

/** What the filters let through, and what each filter would let through if one were left out. */
export interface FilterResult {
  docs: CountedDocIdSet
  total: number
  facets: Facets
  /** For an empty result: how many products one filter less would find, the most first. */
  relaxed: { filter: FilterName; total: number }[]
}

const relaxedMax = 5

/** Intersects the filters' sets and counts the facets of the result. */
export function applyFilters(
  index: CatalogueIndex,
  level: PriceLevelColumns,
  sets: FilterSets,
  filters: CountedRequest,
): FilterResult {
  const maxDoc = index.codes.length
  const { all: docs, allButOne } = intersectAll(index.live, [...sets.values()], maxDoc, scratchBits(0, maxDoc))
  const excludedOnlyBy = excluderOf(sets, allButOne, maxDoc)
  return {
    docs,
    total: docs.size,
    facets: countFacets({ index, level, sets, docs, excludedOnlyBy, filters }),
    relaxed: docs.size > 0 ? [] : relaxedTotals(sets, excludedOnlyBy),
  }
}

function excluderOf(sets: FilterSets, allButOne: DocIdSet, maxDoc: number): ExcludedOnlyBy {
  return (name) => {
    const set = sets.get(name)
    return set && difference(allButOne, set, scratchBits(1, maxDoc))
  }
}

function relaxedTotals(sets: FilterSets, excludedOnlyBy: ExcludedOnlyBy): FilterResult['relaxed'] {
  return [...sets.keys()]
    .map((filter) => ({ filter, total: excludedOnlyBy(filter)?.size ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, relaxedMax)
}
