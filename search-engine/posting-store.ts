import { lowerBound } from './lower-bound.ts'
import { type PostingList, flagBits, indexByDoc, postingList } from './posting-list.ts'

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
  /** List after list: where it begins, its length, its size as a number of `capacityOf`, and its last value. */
  lists: Uint32Array<ArrayBuffer>
  /** The places that lists of each size have left. */
  free: number[][]
}

// The numbers of a list are beside each other: adding a document to a list then reads one place of the memory, not four.
const listSize = 4
const [lengthAt, sizeAt, lastAt] = [1, 2, 3]
const listsMin = 64
/**
 * So many lists as objects are in each of two generations. A search reads some dozens, seldom a thousand: within a search
 * a list is always the same object.
 */
const readMax = 4_000
/** A list of at least so many documents, and of this share of all, is indexed by document once it is read again. */
const indexedLengthMin = 500
const indexedShare = 1 / 64
/** Each takes a byte for each document of the store. */
const indexedMax = 48

const nothing = (): SavedPostings => ({
  values: new Uint32Array(1_024),
  end: 0,
  count: 0,
  lists: new Uint32Array(listsMin * listSize),
  free: [],
})

/** A store without lists, or with those that were saved. */
export function createPostingStore(saved: SavedPostings = nothing()): PostingStore {
  const store = saved
  let read = new Map<number, PostingList>()
  let readBefore = new Map<number, PostingList>()
  let indexed = 0
  const changed = (): void => {
    indexed = 0
    if (read.size > 0) read = new Map()
    if (readBefore.size > 0) readBefore = new Map()
  }
  return {
    add: () => addList(store),
    set(list, doc, flags) {
      changed()
      const value = ((doc << flagBits) | flags) >>> 0
      if (!append(store, list, value)) insert(store, list, value)
    },
    remove(list, doc) {
      if (remove(store, list, doc)) changed()
    },
    lengthOf: (list) => store.lists[list * listSize + lengthAt] as number,
    listOf(list) {
      const known = read.get(list)
      if (known) {
        if (mayBeIndexed(known) && indexed < indexedMax) {
          indexByDoc(known)
          indexed += 1
        }
        return known
      }
      const found = readBefore.get(list) ?? readList(store, list)
      if (read.size >= readMax) {
        readBefore = read
        read = new Map()
      }
      read.set(list, found)
      return found
    },
    saved: () => ({
      ...store,
      values: store.values.subarray(0, store.end),
      lists: store.lists.subarray(0, store.count * listSize),
    }),
  }
}

function mayBeIndexed({ values, length, flagsByDoc }: PostingList): boolean {
  if (flagsByDoc || length < indexedLengthMin) return false
  return length > indexedShare * ((values[length - 1] as number) >>> flagBits)
}

function readList({ values, lists }: SavedPostings, list: number): PostingList {
  const start = lists[list * listSize] as number
  const length = lists[list * listSize + lengthAt] as number
  return postingList(values.subarray(start, start + length), length)
}

function addList(store: SavedPostings): number {
  const list = store.count
  store.count += 1
  if (store.count * listSize > store.lists.length) store.lists = longer(store.lists, store.count * listSize)
  store.lists[list * listSize] = placeFor(store, 0)
  return list
}

/** Adds a document that is above all others of the list; any other one is not added. */
function append(store: SavedPostings, list: number, value: number): boolean {
  const at = list * listSize
  const length = store.lists[at + lengthAt] as number
  if (length > 0 && (store.lists[at + lastAt] as number) >>> flagBits >= value >>> flagBits) return false
  if (length === capacityOf(store.lists[at + sizeAt] as number)) enlarge(store, list)
  const { values, lists } = store
  values[(lists[at] as number) + length] = value
  lists[at + lengthAt] = length + 1
  lists[at + lastAt] = value
  return true
}

/** Adds a document below another one of the list, or replaces the flags of one. */
function insert(store: SavedPostings, list: number, value: number): void {
  const nth = placeOf(store, list, value >>> flagBits)
  const at = list * listSize
  const length = store.lists[at + lengthAt] as number
  const isKnown = valueAt(store, list, nth) >>> flagBits === value >>> flagBits
  if (!isKnown && length === capacityOf(store.lists[at + sizeAt] as number)) enlarge(store, list)
  const start = store.lists[at] as number
  if (!isKnown) {
    store.values.copyWithin(start + nth + 1, start + nth, start + length)
    store.lists[at + lengthAt] = length + 1
  }
  store.values[start + nth] = value
  noteLast(store, list)
}

function remove(store: SavedPostings, list: number, doc: number): boolean {
  const at = list * listSize
  const nth = placeOf(store, list, doc)
  const start = store.lists[at] as number
  const length = store.lists[at + lengthAt] as number
  if (nth === length || valueAt(store, list, nth) >>> flagBits !== doc) return false
  store.values.copyWithin(start + nth, start + nth + 1, start + length)
  store.lists[at + lengthAt] = length - 1
  noteLast(store, list)
  return true
}

const valueAt = ({ values, lists }: SavedPostings, list: number, nth: number): number =>
  values[(lists[list * listSize] as number) + nth] as number

function noteLast(store: SavedPostings, list: number): void {
  const length = store.lists[list * listSize + lengthAt] as number
  store.lists[list * listSize + lastAt] = length > 0 ? valueAt(store, list, length - 1) : 0
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
  const at = list * listSize
  const size = store.lists[at + sizeAt] as number
  const from = store.lists[at] as number
  const to = placeFor(store, size + 1)
  store.values.copyWithin(to, from, from + (store.lists[at + lengthAt] as number))
  while (store.free.length <= size) store.free.push([])
  store.free[size]?.push(from)
  store.lists[at] = to
  store.lists[at + sizeAt] = size + 1
}

/** The place of a document in a list, or the one where it belongs. */
function placeOf({ values, lists }: SavedPostings, list: number, doc: number): number {
  const start = lists[list * listSize] as number
  const length = lists[list * listSize + lengthAt] as number
  return lowerBound(start, start + length, (at) => (values[at] as number) >>> flagBits < doc) - start
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
