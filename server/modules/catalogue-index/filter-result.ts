import type { CatalogueIndex } from './catalogue-index.ts'
import { type CountedDocIdSet, type DocIdSet, difference, intersectAll } from './doc-id-set.ts'
import { countListedSet, oneOfEachCard } from './count-cards.ts'
import type { ExcludedOnlyBy } from './facet-counter.ts'
import { type Facets, countFacets } from './facets.ts'
import type { CountedRequest, FilterName, FilterSets } from './filters.ts'
import type { PriceLevelColumns } from './price-columns.ts'
import { scratchBits } from './scratch-buffers.ts'

/** What the filters let through, and what each filter would let through if one were left out. */
export interface FilterResult {
  docs: CountedDocIdSet
  /** How many entries the list has: cards of a list by model, else products. So do the facets and the totals below. */
  total: number
  facets: Facets
  /** For an empty result: how many entries it would have with one filter less, the most first. */
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
  const shown = filters.byModel ? oneOfEachCard(index, docs) : docs
  const totalWithout = (name: FilterName) => {
    const excluded = excludedOnlyBy(name)
    return excluded ? countListedSet(index, excluded, filters.byModel) : 0
  }
  return {
    docs,
    total: shown.size,
    facets: countFacets({ index, level, sets, docs, shown, excludedOnlyBy, filters }),
    relaxed: docs.size > 0 ? [] : relaxedTotals(sets, totalWithout),
  }
}

function excluderOf(sets: FilterSets, allButOne: DocIdSet, maxDoc: number): ExcludedOnlyBy {
  return (name) => {
    const set = sets.get(name)
    return set && difference(allButOne, set, scratchBits(1, maxDoc))
  }
}

function relaxedTotals(sets: FilterSets, totalWithout: (name: FilterName) => number): FilterResult['relaxed'] {
  return [...sets.keys()]
    .map((filter) => ({ filter, total: totalWithout(filter) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, relaxedMax)
}
