import { lowerBound } from '#search-engine/lower-bound.ts'
import {
  type CountedDocIdSet,
  type DocIdSet,
  addDocs,
  createDocIdSet,
  difference,
  docIdSetOf,
  docsOf,
  hasDoc,
} from './doc-id-set.ts'

// A sort permutation lists all documents in one sort order. It is never changed: a new one replaces it, so whatever is
// derived from it can be cached by its identity.

/** Compares two documents; negative where `a` comes before `b`. */
export type CompareDocs = (a: number, b: number) => number

/**
 * The permutation after the documents `changed` got other sort values, or were added. All others stay in their order,
 * so one pass suffices instead of a sort: 0.2 ms for a few changes among 100,000 documents.
 */
export function repositioned(order: Uint32Array, changed: readonly number[], compare: CompareDocs): Uint32Array {
  if (changed.length === 0) return order
  const staying = without(order, docIdSetOf(changed, order.length + changed.length))
  const result = new Uint32Array(staying.length + changed.length)
  let from = 0
  for (const [count, doc] of changed.toSorted(compare).entries()) {
    const to = positionOf(staying, doc, compare, from)
    result.set(staying.subarray(from, to), from + count)
    result[to + count] = doc
    from = to
  }
  result.set(staying.subarray(from), from + changed.length)
  return result
}

function without(order: Uint32Array, docs: DocIdSet): Uint32Array {
  const staying = new Uint32Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at += 1) {
    const doc = order[at] as number
    if (hasDoc(docs, doc)) continue
    staying[count] = doc
    count += 1
  }
  return staying.subarray(0, count)
}

/** Where a document belongs in the order, at position `from` or later. */
function positionOf(order: Uint32Array, doc: number, compare: CompareDocs, from: number): number {
  return lowerBound(from, order.length, (at) => compare(order[at] as number, doc) < 0)
}

/** The inverse permutations: the position of each document in an order. */
const positions = new WeakMap<Uint32Array, Uint32Array>()

/**
 * The documents of a set, sorted as they stand in the permutation. Their positions are sorted as plain numbers, in a
 * fraction of the time that comparing documents takes.
 */
export function sortByPermutation(set: DocIdSet | CountedDocIdSet, order: Uint32Array): Uint32Array {
  const positionOfDoc = positionsIn(order)
  const sorted = docsOf(set)
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = positionOfDoc[sorted[at] as number] as number
  sorted.sort()
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = order[sorted[at] as number] as number
  return sorted
}

function positionsIn(order: Uint32Array): Uint32Array {
  const cached = positions.get(order)
  if (cached) return cached
  const computed = new Uint32Array(order.length)
  for (let position = 0; position < order.length; position += 1) computed[order[position] as number] = position
  positions.set(order, computed)
  return computed
}

/**
 * Checkpoints of a permutation: the nth is the set of the documents before position `n * checkpointEvery`. The set
 * between two positions is then the difference of two checkpoints and a few documents at either end.
 */
const checkpoints = new WeakMap<Uint32Array, DocIdSet[]>()
const checkpointEvery = 4_096

/** The set of the documents from one position to before another; `maxDoc` is above every document. */
export function docsInRange(order: Uint32Array, from: number, to: number, maxDoc: number): DocIdSet {
  const first = Math.ceil(from / checkpointEvery)
  const last = Math.floor(to / checkpointEvery)
  if (last <= first) return docIdSetOf(order.subarray(from, Math.max(from, to)), maxDoc)
  const before = checkpointsOf(order, maxDoc)
  const { words } = difference(before[last] as DocIdSet, before[first] as DocIdSet)
  const set = { words }
  addDocs(set, order.subarray(from, first * checkpointEvery))
  addDocs(set, order.subarray(last * checkpointEvery, to))
  return set
}

function checkpointsOf(order: Uint32Array, maxDoc: number): DocIdSet[] {
  const cached = checkpoints.get(order)
  if (cached) return cached
  const computed: DocIdSet[] = []
  const before = createDocIdSet(maxDoc)
  for (let at = 0; at <= order.length; at += checkpointEvery) {
    computed.push({ words: before.words.slice() })
    addDocs(before, order.subarray(at, at + checkpointEvery))
  }
  checkpoints.set(order, computed)
  return computed
}

/**
 * Positions of a permutation, read backwards where `to` is below `from`: `[0, 3]` are the first three documents,
 * `[3, 0]` the same three beginning with the third.
 */
export type Range = readonly [from: number, to: number]

/** Which part of a list a page shows. */
export interface PageBounds {
  offset: number
  limit: number
  /** Says of each document of the list, asked in its order, whether it is left out. */
  isLeftOut?: ((doc: number) => boolean) | undefined
}

/** One page of the documents that are in the set, in the order in which the ranges pass them. */
export function pageSlice(
  set: DocIdSet,
  order: Uint32Array,
  ranges: readonly Range[],
  { offset, limit, isLeftOut }: PageBounds,
): number[] {
  const page: number[] = []
  let toSkip = offset
  for (const [from, to] of ranges) {
    const step = from <= to ? 1 : -1
    const first = step > 0 ? from : from - 1
    for (let left = Math.abs(to - from), at = first; left > 0; left -= 1, at += step) {
      const doc = order[at] as number
      if (!hasDoc(set, doc) || isLeftOut?.(doc)) continue
      if (toSkip > 0) {
        toSkip -= 1
        continue
      }
      page.push(doc)
      if (page.length === limit) return page
    }
  }
  return page
}
