import { type FacetName, facetNames } from '#domain/products/facets/facet-names.ts'
import { compareFacetValues, facetsOf, isMadeForPhones } from '#domain/products/facets/facets.ts'
import type { StoreVariant } from '#domain/products/category-codes.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Counts, type ValueCount, sumOf } from './count-values.ts'
import { type FacetCounter, sumByKey } from './facet-counter.ts'
import { type KeysColumn, deviceRanks } from './facet-columns.ts'
import type { ProductFilters } from './filters.ts'
import type { Device } from './indexed-product.ts'

/** A facet of a kind of goods, its values from the least to the greatest. */
export interface KindFacet {
  name: FacetName
  values: ValueCount<string>[]
}

interface Input {
  index: CatalogueIndex
  storeVariant: StoreVariant
  filters: ProductFilters & { namesModel: boolean | undefined }
  /** The category of all products of the list; undefined where they are of several. */
  category: number | undefined
  counter: FacetCounter
}

const devicesMax = 400

/**
 * The facets of the category that the list shows, and those that filter it already. A facet with a single value cannot
 * split the list and is left out, unless that value is chosen.
 */
export function countKindFacets({ index, storeVariant, filters, category, counter }: Input): KindFacet[] {
  const own = category === undefined ? [] : facetsOf(storeVariant, category)
  const names = facetNames.filter((name) => filters.keys[name] !== undefined || own.includes(name))
  return names
    .toSorted((a, b) => rankIn(own, a) - rankIn(own, b))
    .flatMap((name) => {
      const column = index.facets.keys[name]
      const chosen = filters.keys[name] ?? []
      const counts = counter.keys(name, column, (keys) => keys)
      for (const key of chosen) if (!counts.has(key)) counts.set(key, 0)
      if (counts.size < 2 && chosen.length === 0) return []
      const compare = compareFacetValues(name)
      const keys = [...counts.keys()].toSorted(compare)
      return [{ name, values: keys.map((value) => ({ value, count: counts.get(value) as number })) }]
    })
}

/** A facet that another category has is last. */
const rankIn = (own: readonly FacetName[], name: FacetName) => (own.includes(name) ? own.indexOf(name) : own.length)

/**
 * The devices that the goods of the list are made for, by maker and model; none where the kind is not made for phones,
 * most of what a search finds is for none, or it names a model itself (SEARCH-51).
 */
export function countDevices({ index, storeVariant, filters, category, counter }: Input): ValueCount<Device>[] {
  const isOfKind = category !== undefined && isMadeForPhones(storeVariant, category)
  const isShown = isOfKind || filters.text !== undefined || filters.devices.length > 0
  if (!isShown || (filters.namesModel && filters.devices.length === 0)) return []
  const { devices, deviceByKey } = index.facets
  const byCombination = counter.values('devices', devices)
  if (!isOfKind && filters.devices.length === 0 && !isForMost(devices, byCombination)) return []
  // Products that share a card are for the same devices.
  const counts = sumByKey(devices, byCombination, (keys) => keys)
  for (const key of filters.devices) if (!counts.has(key)) counts.set(key, 0)
  const ranks = deviceRanks(index.facets)
  const rankOf = (key: string) => ranks.get(key) as number
  return [...counts]
    .filter(([key]) => ranks.has(key))
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .slice(0, devicesMax)
    .map(([key, count]) => ({ value: deviceByKey.get(key) as Device, count }))
}

/** Whether two thirds of the documents have keys: a search for a phone finds as many cases for it. */
function isForMost({ values }: KeysColumn, counts: Counts): boolean {
  let having = 0
  for (let at = 0; at < counts.foundCount; at += 1) {
    const ordinal = counts.found[at] as number
    if ((values[ordinal] as readonly string[]).length > 0) having += counts.byOrdinal[ordinal] as number
  }
  return having * 3 > sumOf(counts) * 2
}
