import type { CatalogueIndex } from './catalogue-index.ts'
import { type DictionaryColumn, type OrdinalColumn, docsWithOrdinal } from './dictionary-column.ts'
import { type CountedDocIdSet, docsOf, intersectionSize } from './doc-id-set.ts'
import { scratchCounts, scratchDocs, scratchFound } from './scratch-buffers.ts'
import { createTopK } from './top-k.ts'

/** How many documents have each value of a column. */
export interface Counts {
  /** By the values' ordinals. */
  byOrdinal: Uint32Array
  /**
   * The ordinals of the values that a document has, each once, in no order; the rest of the array means nothing. A large
   * store has tens of thousands of models, a list a few of them.
   */
  found: Uint32Array
  foundCount: number
}

/** A value of a column, and how many documents have it. */
export interface ValueCount<Value> {
  value: Value
  count: number
}

/** Documents to be counted; `list` gives them as a list, which is only computed where it is needed. */
export interface CountedDocs {
  set: CountedDocIdSet
  list: () => Uint32Array
  maxDoc: number
}

/** Adds the values of some documents to the counts. */
export function addCounts(counts: Counts, column: OrdinalColumn<unknown>, { set, list, maxDoc }: CountedDocs): void {
  // Intersecting whole bitmaps counts 32 documents at a time, but once for each value. It pays for few values and many
  // documents; otherwise the documents are counted one by one.
  const { length } = column.values
  if (length * set.words.length >= 2 * set.size) return tally(counts, column, list())
  for (let ordinal = 0; ordinal < length; ordinal += 1) {
    const count = intersectionSize(set, docsWithOrdinal(column, ordinal, maxDoc))
    if (count > 0) addCount(counts, ordinal, count)
  }
}

function addCount(counts: Counts, ordinal: number, count: number): void {
  const { byOrdinal, found, foundCount } = counts
  const before = byOrdinal[ordinal] as number
  byOrdinal[ordinal] = before + count
  if (before > 0) return
  found[foundCount] = ordinal
  counts.foundCount = foundCount + 1
}

const liveCounts = new WeakMap<OrdinalColumn<unknown>, { generation: number; counts: Counts }>()

/** The counts over all live documents, cached until the index changes: they are not written into. */
export function countLive({ live, codes, generation }: CatalogueIndex, column: OrdinalColumn<unknown>): Counts {
  const cached = liveCounts.get(column)
  if (cached?.generation === generation) return cached.counts
  const { length } = column.values
  const counts = { byOrdinal: new Uint32Array(length), found: new Uint32Array(length), foundCount: 0 }
  tally(counts, column, docsOf(live, scratchDocs(1, codes.length)))
  liveCounts.set(column, { generation, counts })
  return counts
}

function tally(counts: Counts, { ordinals }: OrdinalColumn<unknown>, docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at += 1) addCount(counts, ordinals[docs[at] as number] as number, 1)
}

/** Counts without a document for so many values, until the next call. */
export const noCounts = (length: number): Counts => ({
  byOrdinal: scratchCounts(length),
  found: scratchFound(length),
  foundCount: 0,
})

/** A copy of counts that can be changed, until the next call of it or of `noCounts`. */
export function copyCounts({ byOrdinal, found, foundCount }: Counts): Counts {
  const copy = noCounts(byOrdinal.length)
  copy.byOrdinal.set(byOrdinal)
  copy.found.set(found.subarray(0, foundCount))
  return { ...copy, foundCount }
}

/** How many documents have a value. */
export function sumOf({ byOrdinal, found, foundCount }: Counts): number {
  let sum = 0
  for (let at = 0; at < foundCount; at += 1) sum += byOrdinal[found[at] as number] as number
  return sum
}

/** Every value that a document has, in the order of the ordinals. */
export function presentValues<Value>(column: OrdinalColumn<Value>, counts: Counts): ValueCount<Value>[] {
  const found: ValueCount<Value>[] = []
  for (const [ordinal, count] of counts.byOrdinal.entries())
    if (count !== 0) found.push(valueCount(column, counts, ordinal))
  return found
}

interface Choices<Key, Value> {
  column: DictionaryColumn<Key, Value>
  counts: Counts
  max: number
  selected: readonly Key[]
}

/**
 * The `max` most frequent values, the most frequent first, and behind them the selected ones however rare: a shopper who
 * ticked a box must see the tick. Of equal ones those come first which more products of the store have.
 */
export function frequentAndSelected<Key, Value>(
  index: CatalogueIndex,
  { column, counts, max, selected }: Choices<Key, Value>,
): ValueCount<Value>[] {
  const frequent = mostFrequent(counts, max, countLive(index, column))
  const ticked = selected
    .flatMap((key) => column.ordinalByKey.get(key) ?? [])
    .filter((ordinal) => counts.byOrdinal[ordinal] && !frequent.includes(ordinal))
  return [...frequent, ...new Set(ticked)].map((ordinal) => valueCount(column, counts, ordinal))
}

function mostFrequent({ byOrdinal, found, foundCount }: Counts, max: number, { byOrdinal: inStore }: Counts): number[] {
  const compareTies = (a: number, b: number) => (inStore[b] as number) - (inStore[a] as number) || a - b
  const ordinals = found.subarray(0, foundCount)
  if (foundCount <= max * 2) {
    const present = Array.from(ordinals).filter((ordinal) => byOrdinal[ordinal] !== 0)
    const compare = (a: number, b: number) => (byOrdinal[b] as number) - (byOrdinal[a] as number) || compareTies(a, b)
    return present.sort(compare).slice(0, max)
  }
  const topK = createTopK(max, compareTies)
  for (let at = 0; at < foundCount; at += 1) {
    const ordinal = ordinals[at] as number
    const count = byOrdinal[ordinal] as number
    if (count !== 0) topK.add(ordinal, count)
  }
  return topK.best()
}

const valueCount = <Value>({ values }: OrdinalColumn<Value>, counts: Counts, ordinal: number): ValueCount<Value> => ({
  value: values[ordinal] as Value,
  count: counts.byOrdinal[ordinal] as number,
})
