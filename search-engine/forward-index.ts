/**
 * Some lists of numbers for each document, in one column: as arrays of their own they took 1 kB a document, most of it
 * not the numbers.
 */
export interface ForwardIndex {
  find(doc: number): number[][] | undefined
  /** Sets a document's lists; as many as `createKeptLists` was told. */
  set(doc: number, lists: readonly (readonly number[])[]): void
  remove(doc: number): void
}

const none = -1

/** No documents yet; each will have `listsCount` lists. */
export function createForwardIndex(listsCount: number): ForwardIndex {
  /** One document after another: the length of each of its lists, then their numbers. */
  let column = new Int32Array(1_024)
  let end = 0
  /** How much of the column belongs to older writings. */
  let lost = 0
  const starts: number[] = []

  const sizeAt = (start: number): number => {
    let size = listsCount
    for (let list = 0; list < listsCount; list += 1) size += column[start + list] as number
    return size
  }

  function remove(doc: number): void {
    const start = starts[doc] ?? none
    if (start === none) return
    lost += sizeAt(start)
    starts[doc] = none
  }

  /** A column with room for so much more, without what is lost once that is as much as what is not. */
  function makeRoom(size: number): void {
    if (end + size <= column.length && lost <= end / 2) return
    const next = new Int32Array(Math.ceil((end - lost + size) * 1.25))
    if (lost === 0) next.set(column.subarray(0, end))
    else end = packInto(next)
    lost = 0
    column = next
  }

  function packInto(next: Int32Array): number {
    let at = 0
    for (const [doc, start] of starts.entries()) {
      if (start === undefined || start === none) continue
      const size = sizeAt(start)
      next.set(column.subarray(start, start + size), at)
      starts[doc] = at
      at += size
    }
    return at
  }

  return {
    find(doc) {
      const start = starts[doc] ?? none
      if (start === none) return undefined
      let at = start + listsCount
      return Array.from(column.subarray(start, start + listsCount), (length) => [
        ...column.subarray(at, (at += length)),
      ])
    },
    set(doc, lists) {
      remove(doc)
      makeRoom(lists.reduce((size, list) => size + list.length, listsCount))
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
