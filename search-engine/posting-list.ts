import { lowerBound } from './lower-bound.ts'

/** Which documents bear a term, ascending, each with a small number (how). One number holds both. */
export interface PostingList {
  /** `document << kindBits | kind`; only the first `length` count. */
  values: Uint32Array
  length: number
}

export const flagBits = 5
export const flagMask = (1 << flagBits) - 1

/** The postings of a term that no document bears yet. */
export function createPostingList(): PostingList {
  return { values: new Uint32Array(4), length: 0 }
}

/** Notes how a document bears the term. Documents that come in ascending order cost nothing to put in their place. */
export function setPosting(postings: PostingList, doc: number, kind: number): void {
  const place = placeOf(postings, doc)
  const value = ((doc << flagBits) | kind) >>> 0
  if (place < postings.length && (postings.values[place] as number) >>> flagBits === doc) {
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
export function intersectionSize(one: PostingList, other: PostingList): number {
  let count = 0
  for (let here = 0, there = 0; here < one.length && there < other.length;) {
    const doc = (one.values[here] as number) >>> flagBits
    const otherDoc = (other.values[there] as number) >>> flagBits
    if (doc === otherDoc) count += 1
    if (doc <= otherDoc) here += 1
    if (doc >= otherDoc) there += 1
  }
  return count
}

/** Takes a document out; one that is not there changes nothing. */
export function removePosting(postings: PostingList, doc: number): void {
  const place = placeOf(postings, doc)
  if (place >= postings.length || (postings.values[place] as number) >>> flagBits !== doc) return
  postings.values.copyWithin(place, place + 1, postings.length)
  postings.length -= 1
}

/** How a document bears the term, or -1. */
export function flagsIn(postings: PostingList, doc: number): number {
  const place = placeOf(postings, doc)
  const value = postings.values[place] as number
  return place < postings.length && value >>> flagBits === doc ? value & flagMask : -1
}

/** Whether asking a list for each of some documents takes less than reading so much of it. */
export const shouldProbe = (docs: number, read: number): boolean => docs * 16 < read

function placeOf({ values, length }: PostingList, doc: number): number {
  if (length === 0 || (values[length - 1] as number) >>> flagBits < doc) return length
  return lowerBound(0, length, (place) => (values[place] as number) >>> flagBits < doc)
}
