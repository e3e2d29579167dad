import { createBitset, hasBit, setBit } from '#search-engine/bitset.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { listSharing, withoutRepeats } from './count-cards.ts'
import { type Counts, addCounts, copyCounts, countLive, noCounts } from './count-values.ts'
import type { OrdinalColumn } from './dictionary-column.ts'
import { type CountedDocIdSet, type DocIdSet, difference, docsOf, intersectionSize } from './doc-id-set.ts'
import type { FilterName, FilterSets } from './filters.ts'
import { scratchDocs } from './scratch-buffers.ts'

/** Counts a column among what a list would show without the filter of that column. */
export interface FacetCounter {
  /**
   * How many have each value of a column whose values are the same for all that share a card, by its ordinal. The counts are
   * overwritten by the next call.
   */
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

/** Counts products. */
export function productCounter({ index, sets, docs, excludedOnlyBy }: Counted): FacetCounter {
  const count = valueCounter(index, docs, excludedOnlyBy, 0)
  const values: FacetCounter['values'] = (name, column) => {
    // The only filter in use: without it all products are shown.
    if (!sets.has(name) || sets.size > 1) return count(name, column)
    return copyCounts(countLive(index, column))
  }
  return { values, keys: (name, column, keysOf) => sumByKey(column, values(name, column), keysOf) }
}

/**
 * Counts cards (decision 064). Of a value that all products of a card share one of them is counted: `shown` has one of each
 * card of `docs`. Of other columns a card counts once for each key that one of its products has, whether the filter of the
 * column lets that one through or not.
 */
export function cardCounter({ index, docs, excludedOnlyBy }: Counted, shown: CountedDocIdSet): FacetCounter {
  const { sharing } = index.cardGroups
  const excludedOnce: ExcludedOnlyBy = (name) => {
    const excluded = excludedOnlyBy(name)
    return excluded && withoutRepeats(index, excluded)
  }
  const excludedAlone: ExcludedOnlyBy = (name) => {
    const excluded = excludedOnlyBy(name)
    return excluded && difference(excluded, sharing)
  }
  const countAlone = valueCounter(index, difference(docs, sharing), excludedAlone, 3)
  return {
    values: valueCounter(index, shown, excludedOnce, 0),
    keys(name, column, keysOf) {
      const counts = sumByKey(column, countAlone(name, column), keysOf)
      const excluded = excludedOnlyBy(name)
      if (!isAnyIn(docs, sharing) && !(excluded && isAnyIn(excluded, sharing))) return counts
      const count = sharedKeyCounter(index, column, keysOf)
      count(counts, docs)
      if (excluded) count(counts, excluded)
      return counts
    },
  }
}

const isAnyIn = (one: DocIdSet, other: DocIdSet): boolean => intersectionSize(one, other) > 0

/** Adds to the counts the keys of the cards that several products share, each once, over all sets that it is given. */
function sharedKeyCounter<Key, Value>(
  index: CatalogueIndex,
  { values, ordinals }: OrdinalColumn<Value>,
  keysOf: (value: Value) => readonly Key[],
): (counts: Map<Key, number>, docs: CountedDocIdSet) => void {
  const { byKey, cards } = index.cardGroups
  const keys = [...new Set(values.flatMap(keysOf))]
  const numberOf = new Map(keys.map((key, number) => [key, number]))
  const numbers = values.map((value) => keysOf(value).map((key) => numberOf.get(key) as number))
  /** A bit for each card and key. */
  const seen = createBitset((byKey.size + 1) * keys.length)
  return (counts, docs) => {
    const found = new Uint32Array(keys.length)
    const list = listSharing(index, docs)
    for (let at = 0; at < list.length; at += 1) {
      const doc = list[at] as number
      const first = (cards[doc] as number) * keys.length
      for (const number of numbers[ordinals[doc] as number] as number[]) {
        if (hasBit(seen, first + number)) continue
        setBit(seen, first + number)
        found[number] = (found[number] as number) + 1
      }
    }
    for (const [number, count] of found.entries())
      if (count > 0) counts.set(keys[number] as Key, (counts.get(keys[number] as Key) ?? 0) + count)
  }
}

/**
 * Counts the documents that have each value. What a list would show without a filter is what it shows with it, plus what that
 * filter alone excludes: both are disjoint and counted separately. `buffer` is the number of the scratch buffer that lists the
 * documents.
 */
function valueCounter(
  { codes }: CatalogueIndex,
  docs: CountedDocIdSet,
  excludedOnlyBy: ExcludedOnlyBy,
  buffer: number,
): FacetCounter['values'] {
  const maxDoc = codes.length
  let listed: Uint32Array | undefined
  const list = () => (listed ??= docsOf(docs, scratchDocs(buffer, maxDoc)))
  return (name, column) => {
    const counts = noCounts(column.values.length)
    addCounts(counts, column, { set: docs, list, maxDoc })
    const excluded = excludedOnlyBy(name)
    if (excluded) {
      const listExcluded = () => docsOf(excluded, scratchDocs(1, maxDoc))
      addCounts(counts, column, { set: excluded, list: listExcluded, maxDoc })
    }
    return counts
  }
}

/** How many documents have each key, from how many have each value. */
export function sumByKey<Key, Value>(
  { values }: OrdinalColumn<Value>,
  { byOrdinal, found, foundCount }: Counts,
  keysOf: (value: Value) => readonly Key[],
): Map<Key, number> {
  const byKey = new Map<Key, number>()
  for (let at = 0; at < foundCount; at += 1) {
    const ordinal = found[at] as number
    const count = byOrdinal[ordinal] as number
    for (const key of keysOf(values[ordinal] as Value)) byKey.set(key, (byKey.get(key) ?? 0) + count)
  }
  return byKey
}
