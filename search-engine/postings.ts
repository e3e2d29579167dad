/** Which documents bear a term, ascending, each with a small number (how). One number holds both. */
export interface Postings {
  /** `document << kindBits | kind`; only the first `length` count. */
  values: Uint32Array
  length: number
}

export const kindBits = 5
export const kindMask = (1 << kindBits) - 1

/** The postings of a term that no document bears yet. */
export function createPostings(): Postings {
  return { values: new Uint32Array(4), length: 0 }
}

/** Notes how a document bears the term. Documents that come in ascending order cost nothing to put in their place. */
export function setPosting(postings: Postings, doc: number, kind: number): void {
  const place = placeOf(postings, doc)
  const value = ((doc << kindBits) | kind) >>> 0
  if (place < postings.length && (postings.values[place] as number) >>> kindBits === doc) {
    postings.values[place] = value
    return
  }
  if (postings.length === postings.values.length) {
    const wider = new Uint32Array(postings.length * 2)
    wider.set(postings.values)
    postings.values = wider
  }
  postings.values.copyWithin(place + 1, place, postings.length)
  postings.values[place] = value
  postings.length += 1
}

/** How many documents are in both. */
export function countCommon(one: Postings, other: Postings): number {
  let count = 0
  for (let here = 0, there = 0; here < one.length && there < other.length;) {
    const doc = (one.values[here] as number) >>> kindBits
    const otherDoc = (other.values[there] as number) >>> kindBits
    if (doc === otherDoc) count += 1
    if (doc <= otherDoc) here += 1
    if (doc >= otherDoc) there += 1
  }
  return count
}

/** Takes a document out; one that is not there changes nothing. */
export function removePosting(postings: Postings, doc: number): void {
  const place = placeOf(postings, doc)
  if (place >= postings.length || (postings.values[place] as number) >>> kindBits !== doc) return
  postings.values.copyWithin(place, place + 1, postings.length)
  postings.length -= 1
}

/** How a document bears the term, or -1. */
export function kindIn(postings: Postings, doc: number): number {
  const place = placeOf(postings, doc)
  const value = postings.values[place] as number
  return place < postings.length && value >>> kindBits === doc ? value & kindMask : -1
}

/** Whether asking a list for each of some documents takes less than reading so much of it. */
export const isAskedSooner = (docs: number, read: number): boolean => docs * 16 < read

function placeOf({ values, length }: Postings, doc: number): number {
  if (length === 0 || (values[length - 1] as number) >>> kindBits < doc) return length
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] as number) >>> kindBits < doc) low = middle + 1
    else high = middle
  }
  return low
}
