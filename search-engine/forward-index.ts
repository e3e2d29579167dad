/**
 * A forward index: for each document the numbers of its terms, so that a change can remove exactly what the document
 * added to the inverted index. All documents share one typed array; with arrays of its own a document takes 1 kB, most
 * of which are not the numbers. A number takes one byte for each seven of its bits: frequent terms have low numbers.
 */
export interface ForwardIndex {
  /** The lists of a document, or undefined where it has none. */
  find(doc: number): number[][] | undefined
  /** Sets the lists of a document, exactly as many as `createForwardIndex` was given. */
  set(doc: number, lists: readonly (readonly number[])[]): void
  remove(doc: number): void
  /** What the index holds: not a copy. */
  saved(): SavedForward
}

const absent = -1
/** A number below 2^32 takes at most so many bytes. */
const numberBytesMax = 5

/** What a forward index holds, as it may be written to a file. */
export interface SavedForward {
  /** Entry after entry: for each list its length, then its numbers. */
  column: Uint8Array<ArrayBuffer>
  end: number
  /** The part of the column that belongs to replaced and removed entries. */
  unused: number
  /** Where the entry of each document begins. */
  starts: number[]
}

const nothing = (): SavedForward => ({ column: new Uint8Array(1_024), end: 0, unused: 0, starts: [] })

/** A forward index of documents that have `listsCount` lists each: an empty one, or one that was saved. */
export function createForwardIndex(listsCount: number, saved: SavedForward = nothing()): ForwardIndex {
  const index = saved
  const endOf = (start: number) => endOfEntry(index.column, start, listsCount)

  function remove(doc: number): void {
    const start = index.starts[doc] ?? absent
    if (start === absent) return
    index.unused += endOf(start) - start
    index.starts[doc] = absent
  }

  return {
    find(doc) {
      const start = index.starts[doc] ?? absent
      if (start === absent) return undefined
      const reader = { column: index.column, at: start }
      return Array.from({ length: listsCount }, () => Array.from({ length: read(reader) }, () => read(reader)))
    },
    set(doc, lists) {
      remove(doc)
      const bytes = lists.reduce((size, list) => size + list.length + 1, 0) * numberBytesMax
      ensureCapacity(index, bytes, endOf)
      while (index.starts.length < doc) index.starts.push(absent)
      index.starts[doc] = index.end
      for (const list of lists) {
        index.end = write(index.column, index.end, list.length)
        for (const number of list) index.end = write(index.column, index.end, number)
      }
    },
    remove,
    saved: () => ({ ...index, column: index.column.subarray(0, index.end) }),
  }
}

function endOfEntry(column: Uint8Array, start: number, listsCount: number): number {
  const reader = { column, at: start }
  for (let list = 0; list < listsCount; list += 1) for (let left = read(reader); left > 0; left -= 1) read(reader)
  return reader.at
}

/** Makes space for more bytes; drops unused parts once they take as much space as the used ones. */
function ensureCapacity(index: SavedForward, bytes: number, endOf: (start: number) => number): void {
  const { column, end, unused } = index
  if (end + bytes <= column.length && unused <= end / 2) return
  const next = new Uint8Array(Math.ceil((end - unused + bytes) * 1.25))
  if (unused === 0) next.set(column.subarray(0, end))
  else index.end = copyUsed(index, next, endOf)
  index.unused = 0
  index.column = next
}

function copyUsed({ column, starts }: SavedForward, next: Uint8Array, endOf: (start: number) => number): number {
  let at = 0
  for (const [doc, start] of starts.entries()) {
    if (start === absent) continue
    const entry = column.subarray(start, endOf(start))
    next.set(entry, at)
    starts[doc] = at
    at += entry.length
  }
  return at
}

/** Writes a number at a place: seven bits in each byte, the lowest first, the highest bit for all but the last. */
function write(column: Uint8Array, from: number, number: number): number {
  let at = from
  let rest = number
  for (; rest > 0x7f; rest >>>= 7) column[at++] = (rest & 0x7f) | 0x80
  column[at++] = rest
  return at
}

/** Reads the number at a place, and moves the place behind it. */
function read(reader: { column: Uint8Array; at: number }): number {
  let number = 0
  for (let shift = 0; ; shift += 7) {
    const byte = reader.column[reader.at++] as number
    number |= (byte & 0x7f) << shift
    if (byte < 0x80) return number >>> 0
  }
}
