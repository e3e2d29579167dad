import { lowerBound } from './lower-bound.ts'

/**
 * The documents that contain a term, in ascending order, each with its field flags: the fields in which the document
 * contains the term. Document and flags share one number, so that a list is one array.
 */
export interface PostingList {
  /** `document << flagBits | flags`; only the first `length` values are in use. */
  values: Uint32Array
  length: number
}

/** A document has at most this many field flags. Of 32 bits 25 remain for its number: 33 million documents. */
export const flagBits = 7
/** The flags of a posting are `value & flagMask`, its document is `value >>> flagBits`. */
export const flagMask = (1 << flagBits) - 1

/** An empty posting list. */
export function createPostingList(): PostingList {
  return { values: new Uint32Array(4), length: 0 }
}

/**
 * Adds a document, or replaces its flags. A document above all others is appended; any other one shifts those above
 * it.
 */
export function setPosting(postings: PostingList, doc: number, flags: number): void {
  const place = placeOf(postings, doc)
  const value = ((doc << flagBits) | flags) >>> 0
  if (place < postings.length && (postings.values[place] as number) >>> flagBits === doc) {
    postings.values[place] = value
    return
  }
  if (postings.length === postings.values.length) {
    const longer = new Uint32Array(postings.length * 2)
    longer.set(postings.values)
    postings.values = longer
  }
  postings.values.copyWithin(place + 1, place, postings.length)
  postings.values[place] = value
  postings.length += 1
}

/** Removes a document. A document that is not in the list changes nothing. */
export function removePosting(postings: PostingList, doc: number): void {
  const place = placeOf(postings, doc)
  if (place >= postings.length || (postings.values[place] as number) >>> flagBits !== doc) return
  postings.values.copyWithin(place, place + 1, postings.length)
  postings.length -= 1
}

/** The number of documents that are in both lists. */
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

/** The field flags of a document, or -1 where the list does not contain it. */
export function flagsIn(postings: PostingList, doc: number): number {
  const place = placeOf(postings, doc)
  const value = postings.values[place] as number
  return place < postings.length && value >>> flagBits === doc ? value & flagMask : -1
}

/**
 * Whether `docs` binary searches in a list cost less than reading `length` of its postings. One search costs about as
 * much as 16 reads.
 */
export const shouldProbe = (docs: number, length: number): boolean => docs * 16 < length

function placeOf({ values, length }: PostingList, doc: number): number {
  if (length === 0 || (values[length - 1] as number) >>> flagBits < doc) return length
  return lowerBound(0, length, (place) => (values[place] as number) >>> flagBits < doc)
}
