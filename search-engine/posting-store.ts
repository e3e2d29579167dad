import { lowerBound } from './lower-bound.ts'
import { type PostingList, flagBits } from './posting-list.ts'

/**
 * Many posting lists, by number, in one typed array: with an array of its own a list takes 200 bytes, and most terms are in
 * one document.
 */
export interface PostingStore {
  /** Adds an empty list and returns its number; numbers ascend from 0. */
  add(): number
  /** Adds a document to a list, or replaces its flags. A document above all others is appended. */
  set(list: number, doc: number, flags: number): void
  /** Removes a document. One that is not in the list changes nothing. */
  remove(list: number, doc: number): void
  /** How many documents a list has. */
  lengthOf(list: number): number
  /** A list as it is now; any change of the store makes it out of date. The same object until then. */
  listOf(list: number): PostingList
  /** What the store holds: not a copy. */
  saved(): SavedPostings
}

/** What a store holds, as it may be written to a file. */
export interface SavedPostings {
  values: Uint32Array<ArrayBuffer>
  /** Where the next place begins. */
  end: number
  count: number
  starts: Uint32Array<ArrayBuffer>
  lengths: Uint32Array<ArrayBuffer>
  /** How much each list may grow in its place, as a number of `capacityOf`. */
  sizes: Uint8Array<ArrayBuffer>
  /** The places that lists of each size have left. */
  free: number[][]
}

const listsMin = 64
/** So many lists as objects are cached; a search reads some dozens. */
const readMax = 2_000

const nothing = (): SavedPostings => ({
  values: new Uint32Array(1_024),
  end: 0,
  count: 0,
  starts: new Uint32Array(listsMin),
  lengths: new Uint32Array(listsMin),
  sizes: new Uint8Array(listsMin),
  free: [],
})

/** A store without lists, or with those that were saved. */
export function createPostingStore(saved: SavedPostings = nothing()): PostingStore {
  const store = saved
  let read = new Map<number, PostingList>()
  const changed = (): void => {
    if (read.size > 0) read = new Map()
  }
  return {
    add: () => addList(store),
    set(list, doc, flags) {
      changed()
      setPosting(store, list, ((doc << flagBits) | flags) >>> 0)
    },
    remove(list, doc) {
      const at = placeOf(store, list, doc)
      if (!isAt(store, list, { at, doc })) return
      changed()
      const { values, starts, lengths } = store
      values.copyWithin(at, at + 1, (starts[list] as number) + (lengths[list] as number))
      lengths[list] = (lengths[list] as number) - 1
    },
    lengthOf: (list) => store.lengths[list] as number,
    listOf(list) {
      const known = read.get(list)
      if (known) return known
      const start = store.starts[list] as number
      const length = store.lengths[list] as number
      const found = { values: store.values.subarray(start, start + length), length }
      if (read.size >= readMax) changed()
      read.set(list, found)
      return found
    },
    saved: () => ({
      ...store,
      values: store.values.subarray(0, store.end),
      starts: store.starts.subarray(0, store.count),
      lengths: store.lengths.subarray(0, store.count),
      sizes: store.sizes.subarray(0, store.count),
    }),
  }
}

function addList(store: SavedPostings): number {
  const list = store.count
  store.count += 1
  if (store.count > store.starts.length) {
    store.starts = longer(store.starts, store.count)
    store.lengths = longer(store.lengths, store.count)
    store.sizes = longer(store.sizes, store.count)
  }
  store.starts[list] = placeFor(store, 0)
  return list
}

function setPosting(store: SavedPostings, list: number, value: number): void {
  const doc = value >>> flagBits
  const known = placeOf(store, list, doc)
  if (isAt(store, list, { at: known, doc })) {
    store.values[known] = value
    return
  }
  const length = store.lengths[list] as number
  const nth = known - (store.starts[list] as number)
  if (length === capacityOf(store.sizes[list] as number)) enlarge(store, list)
  const at = (store.starts[list] as number) + nth
  if (nth < length) store.values.copyWithin(at + 1, at, at + length - nth)
  store.values[at] = value
  store.lengths[list] = length + 1
}

function placeFor(store: SavedPostings, size: number): number {
  const left = store.free[size]?.pop()
  if (left !== undefined) return left
  const start = store.end
  store.end += capacityOf(size)
  if (store.end > store.values.length) store.values = longer(store.values, store.end)
  return start
}

/** Moves a list that is full to a place of the next size. */
function enlarge(store: SavedPostings, list: number): void {
  const size = store.sizes[list] as number
  const from = store.starts[list] as number
  const to = placeFor(store, size + 1)
  store.values.copyWithin(to, from, from + (store.lengths[list] as number))
  while (store.free.length <= size) store.free.push([])
  store.free[size]?.push(from)
  store.starts[list] = to
  store.sizes[list] = size + 1
}

/** Where a document is, or where it belongs. */
function placeOf({ values, starts, lengths }: SavedPostings, list: number, doc: number): number {
  const start = starts[list] as number
  const until = start + (lengths[list] as number)
  if (until === start || (values[until - 1] as number) >>> flagBits < doc) return until
  return lowerBound(start, until, (at) => (values[at] as number) >>> flagBits < doc)
}

function isAt(
  { values, starts, lengths }: SavedPostings,
  list: number,
  { at, doc }: { at: number; doc: number },
): boolean {
  return at < (starts[list] as number) + (lengths[list] as number) && (values[at] as number) >>> flagBits === doc
}

/** The sizes of places: 1, 2, 3, 4, 6, 8, 12, 16, 24 and so on. */
function capacityOf(size: number): number {
  if (size === 0) return 1
  return size % 2 === 1 ? 2 ** ((size + 1) / 2) : 3 * 2 ** (size / 2 - 1)
}

/** A longer copy of a column: by a quarter at least. */
export function longer<Column extends Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
  column: Column,
  length: number,
): Column {
  const Longer = column.constructor as new (length: number) => Column
  const copy = new Longer(Math.max(length, Math.ceil(column.length * 1.25)))
  copy.set(column)
  return copy
}
