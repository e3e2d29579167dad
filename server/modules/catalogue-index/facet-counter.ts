import { type CardList, listByCard } from './card-order.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Counts, addCounts, countLive } from './count-values.ts'
import type { OrdinalColumn } from './dictionary-column.ts'
import { type CountedDocIdSet, countDocs, docsOf, union } from './doc-id-set.ts'
import type { FilterName, FilterSets } from './filters.ts'
import { scratchCounts, scratchDocs } from './scratch-buffers.ts'

/** Counts a column among what a list would show without the filter of that column. */
export interface FacetCounter {
  /** How many have each value, by its ordinal. The counts are overwritten by the next call. */
  values(name: FilterName, column: OrdinalColumn<unknown>): Counts
  /** How many have each key of a column whose values have several; none that nothing has. */
  keys<Key, Value>(
    name: FilterName,
    column: OrdinalColumn<Value>,
    keysOf: (value: Value) => readonly Key[],
  ): Map<Key, number>
}

/**
 * The documents that one filter excludes and every other filter lets through; undefined for a filter that is not in use.
 * Each call overwrites the set that the last one returned.
 */
export type ExcludedOnlyBy = (name: FilterName) => CountedDocIdSet | undefined

interface Counted {
  index: CatalogueIndex
  sets: FilterSets
  docs: CountedDocIdSet
  excludedOnlyBy: ExcludedOnlyBy
}

/**
 * Counts products. What a list would show without a filter is what it shows with it, plus what that filter alone excludes:
 * both are disjoint and counted separately.
 */
export function productCounter({ index, sets, docs, excludedOnlyBy }: Counted): FacetCounter {
  const maxDoc = index.codes.length
  let listed: Uint32Array | undefined
  const list = () => (listed ??= docsOf(docs, scratchDocs(0, maxDoc)))
  const values: FacetCounter['values'] = (name, column) => {
    const counts = scratchCounts(column.values.length)
    // The only filter in use: without it all products are shown.
    if (sets.has(name) && sets.size === 1) {
      counts.set(countLive(index, column))
      return counts
    }
    addCounts(counts, column, { set: docs, list, maxDoc })
    const excluded = excludedOnlyBy(name)
    if (excluded) {
      const listExcluded = () => docsOf(excluded, scratchDocs(1, maxDoc))
      addCounts(counts, column, { set: excluded, list: listExcluded, maxDoc })
    }
    return counts
  }
  return { values, keys: (name, column, keysOf) => sumByKey(column, values(name, column), keysOf) }
}

/**
 * Counts cards (decision 064): once where one of the products that share it has the value. A filter may let some of them
 * through and exclude others, so both are counted as one list.
 */
export function cardCounter({ index, docs, excludedOnlyBy }: Counted): FacetCounter {
  let listed: CardList | undefined
  const listFor = (name: FilterName) => {
    const excluded = excludedOnlyBy(name)
    if (!excluded) return (listed ??= listByCard(index, docs))
    const { words } = union([docs, excluded], index.codes.length)
    return listByCard(index, { words, size: countDocs({ words }) })
  }
  return {
    values(name, { values, ordinals }) {
      const counts = scratchCounts(values.length)
      const { docs: list, nth } = listFor(name)
      const last = new Uint32Array(values.length)
      for (let at = 0; at < list.length; at += 1) {
        const ordinal = ordinals[list[at] as number] as number
        const card = nth[at] as number
        if (last[ordinal] === card) continue
        last[ordinal] = card
        counts[ordinal] = (counts[ordinal] as number) + 1
      }
      return counts
    },
    keys(name, { values, ordinals }, keysOf) {
      const { docs: list, nth } = listFor(name)
      const keys = [...new Set(values.flatMap(keysOf))]
      const numberOf = new Map(keys.map((key, number) => [key, number]))
      const numbers = values.map((value) => keysOf(value).map((key) => numberOf.get(key) as number))
      const counts = new Uint32Array(keys.length)
      const last = new Uint32Array(keys.length)
      for (let at = 0; at < list.length; at += 1) {
        const card = nth[at] as number
        for (const number of numbers[ordinals[list[at] as number] as number] as number[]) {
          if (last[number] === card) continue
          last[number] = card
          counts[number] = (counts[number] as number) + 1
        }
      }
      return new Map(
        keys.map((key, number) => [key, counts[number] as number] as const).filter(([, count]) => count > 0),
      )
    },
  }
}

/** How many documents have each key, from how many have each value. */
export function sumByKey<Key, Value>(
  { values }: OrdinalColumn<Value>,
  counts: Counts,
  keysOf: (value: Value) => readonly Key[],
): Map<Key, number> {
  const byKey = new Map<Key, number>()
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const count = counts[ordinal] as number
    if (count === 0) continue
    for (const key of keysOf(values[ordinal] as Value)) byKey.set(key, (byKey.get(key) ?? 0) + count)
  }
  return byKey
}
