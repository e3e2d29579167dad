import type { CatalogueIndex } from './catalogue-index.ts'
import { type DictionaryColumn, type OrdinalColumn, docsWithOrdinal } from './dictionary-column.ts'
import { type CountedDocIdSet, docsOf, intersectionSize } from './doc-id-set.ts'
import { scratchDocs } from './scratch-buffers.ts'
import { createTopK } from './top-k.ts'

/** How many documents have each value of a column, by the values' ordinals. */
export type Counts = Uint32Array

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
  if (counts.length * set.words.length >= 2 * set.size) return tally(counts, column, list())
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const count = intersectionSize(set, docsWithOrdinal(column, ordinal, maxDoc))
    counts[ordinal] = (counts[ordinal] as number) + count
  }
}

const liveCounts = new WeakMap<OrdinalColumn<unknown>, { generation: number; counts: Counts }>()

/** The counts over all live documents, cached until the index changes: they are not written into. */
export function countLive({ live, codes, generation }: CatalogueIndex, column: OrdinalColumn<unknown>): Counts {
  const cached = liveCounts.get(column)
  if (cached?.generation === generation) return cached.counts
  const counts = new Uint32Array(column.values.length)
  tally(counts, column, docsOf(live, scratchDocs(1, codes.length)))
  liveCounts.set(column, { generation, counts })
  return counts
}

function tally(counts: Counts, { ordinals }: OrdinalColumn<unknown>, docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at += 1) {
    const ordinal = ordinals[docs[at] as number] as number
    counts[ordinal] = (counts[ordinal] as number) + 1
  }
}

/** Every value that a document has, in the order of the ordinals. */
export function presentValues<Value>(column: OrdinalColumn<Value>, counts: Counts): ValueCount<Value>[] {
  const found: ValueCount<Value>[] = []
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1)
    if (counts[ordinal] !== 0) found.push(valueCount(column, counts, ordinal))
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
    .filter((ordinal) => counts[ordinal] && !frequent.includes(ordinal))
  return [...frequent, ...new Set(ticked)].map((ordinal) => valueCount(column, counts, ordinal))
}

function mostFrequent(counts: Counts, max: number, inStore: Counts): number[] {
  const topK = createTopK(max, (a, b) => (inStore[b] as number) - (inStore[a] as number) || a - b)
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const count = counts[ordinal] as number
    if (count !== 0) topK.add(ordinal, count)
  }
  return topK.best()
}

const valueCount = <Value>({ values }: OrdinalColumn<Value>, counts: Counts, ordinal: number): ValueCount<Value> => ({
  value: values[ordinal] as Value,
  count: counts[ordinal] as number,
})
