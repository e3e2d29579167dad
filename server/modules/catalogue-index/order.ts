import { lowerBound } from '#search-engine/lower-bound.ts'
import { type CountedSet, type DocSet, addAll, createDocSet, difference, docSetOf, docsOf, hasDoc } from './doc-set.ts'

/** Documents in an order; negative where `a` comes before `b`. */
export type Compare = (a: number, b: number) => number

/**
 * An order whose documents `changed` have found other places, or are new. The others keep theirs, so it is one pass and
 * no sorting of all: at 100,000 documents and a few changes 0.2 ms.
 */
export function reordered(order: Uint32Array, changed: readonly number[], compare: Compare): Uint32Array {
  if (changed.length === 0) return order
  const staying = without(order, docSetOf(changed, order.length + changed.length))
  const result = new Uint32Array(staying.length + changed.length)
  let from = 0
  for (const [count, doc] of changed.toSorted(compare).entries()) {
    const to = placeOf(staying, doc, compare, from)
    result.set(staying.subarray(from, to), from + count)
    result[to + count] = doc
    from = to
  }
  result.set(staying.subarray(from), from + changed.length)
  return result
}

function without(order: Uint32Array, docs: DocSet): Uint32Array {
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

/** How many documents of the order come before this one. */
function placeOf(order: Uint32Array, doc: number, compare: Compare, from: number): number {
  return lowerBound(from, order.length, (place) => compare(order[place] as number, doc) < 0)
}

const places = new WeakMap<Uint32Array, Uint32Array>()

/**
 * The documents of a set as they stand in an order: their places are sorted, as numbers, in a fraction of the time that
 * comparing takes.
 */
export function inOrder(set: DocSet | CountedSet, order: Uint32Array): Uint32Array {
  const placeAt = placesIn(order)
  const sorted = docsOf(set)
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = placeAt[sorted[at] as number] as number
  sorted.sort()
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = order[sorted[at] as number] as number
  return sorted
}

function placesIn(order: Uint32Array): Uint32Array {
  const known = places.get(order)
  if (known) return known
  const made = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place += 1) made[order[place] as number] = place
  places.set(order, made)
  return made
}

/**
 * A stretch of an order, read backwards where it ends before it begins: `[0, 3]` is the first three, `[3, 0]` the same
 * from the third on.
 */
export type Stretch = readonly [from: number, to: number]

/** What the marks of an order know: which documents stand before each `markedEvery`th place. */
const marks = new WeakMap<Uint32Array, DocSet[]>()
const markedEvery = 4_096

/**
 * The documents from one place of an order to before another, all below `size`: two marks tell most of a long stretch.
 */
export function docsBetween(order: Uint32Array, from: number, to: number, size: number): DocSet {
  const first = Math.ceil(from / markedEvery)
  const last = Math.floor(to / markedEvery)
  if (last <= first) return docSetOf(order.subarray(from, Math.max(from, to)), size)
  const marked = marksOf(order, size)
  const { words } = difference(marked[last] as DocSet, marked[first] as DocSet)
  const set = { words }
  addAll(set, order.subarray(from, first * markedEvery))
  addAll(set, order.subarray(last * markedEvery, to))
  return set
}

function marksOf(order: Uint32Array, size: number): DocSet[] {
  const known = marks.get(order)
  if (known) return known
  const made: DocSet[] = []
  const before = createDocSet(size)
  for (let at = 0; at <= order.length; at += markedEvery) {
    made.push({ words: before.words.slice() })
    addAll(before, order.subarray(at, at + markedEvery))
  }
  marks.set(order, made)
  return made
}

/** One page of what is in the set, along the stretches of the order. */
export function pageOf(
  set: DocSet,
  order: Uint32Array,
  stretches: readonly Stretch[],
  offset: number,
  limit: number,
): number[] {
  const page: number[] = []
  let passing = offset
  for (const [from, to] of stretches) {
    const step = from <= to ? 1 : -1
    const first = step > 0 ? from : from - 1
    for (let left = Math.abs(to - from), at = first; left > 0; left -= 1, at += step) {
      const doc = order[at] as number
      if (!hasDoc(set, doc)) continue
      if (passing > 0) {
        passing -= 1
        continue
      }
      page.push(doc)
      if (page.length === limit) return page
    }
  }
  return page
}
