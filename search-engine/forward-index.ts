/**
 * A forward index: for each document the numbers of its terms, so that a change can remove exactly what the document
 * added to the inverted index. All documents share one typed array; with arrays of its own a document takes 1 kB, most
 * of which are not the numbers.
 */
export interface ForwardIndex {
  /** The lists of a document, or undefined where it has none. */
  find(doc: number): number[][] | undefined
  /** Sets the lists of a document, exactly as many as `createForwardIndex` was given. */
  set(doc: number, lists: readonly (readonly number[])[]): void
  remove(doc: number): void
}

const absent = -1

/** An empty forward index of documents that have `listsCount` lists each. */
export function createForwardIndex(listsCount: number): ForwardIndex {
  /** Entry after entry: the length of each list, then the numbers of all lists. */
  let column = new Int32Array(1_024)
  let end = 0
  /** The part of the column that belongs to replaced and removed entries. */
  let unused = 0
  /** Where the entry of each document begins. */
  const starts: number[] = []

  const sizeAt = (start: number): number => entrySize(column, start, listsCount)

  function remove(doc: number): void {
    const start = starts[doc] ?? absent
    if (start === absent) return
    unused += sizeAt(start)
    starts[doc] = absent
  }

  /** Makes space for `size` more numbers; drops unused parts once they take as much space as the used ones. */
  function ensureCapacity(size: number): void {
    if (end + size <= column.length && unused <= end / 2) return
    const next = new Int32Array(Math.ceil((end - unused + size) * 1.25))
    if (unused === 0) next.set(column.subarray(0, end))
    else end = copyUsedInto(next)
    unused = 0
    column = next
  }

  function copyUsedInto(next: Int32Array): number {
    let at = 0
    for (const [doc, start] of starts.entries()) {
      if (start === undefined || start === absent) continue
      const size = sizeAt(start)
      next.set(column.subarray(start, start + size), at)
      starts[doc] = at
      at += size
    }
    return at
  }

  return {
    find(doc) {
      const start = starts[doc] ?? absent
      if (start === absent) return undefined
      let at = start + listsCount
      return Array.from(column.subarray(start, start + listsCount), (length) => [
        ...column.subarray(at, (at += length)),
      ])
    },
    set(doc, lists) {
      remove(doc)
      ensureCapacity(lists.reduce((size, list) => size + list.length, listsCount))
      starts[doc] = end
      for (const { length } of lists) column[end++] = length
      for (const list of lists) {
        column.set(list, end)
        end += list.length
      }
    },
    remove,
  }
}

/** How many numbers an entry takes: the length of each list, and as many numbers as the lengths say. */
function entrySize(column: Int32Array, start: number, listsCount: number): number {
  let size = listsCount
  for (let list = 0; list < listsCount; list += 1) size += column[start + list] as number
  return size
}
