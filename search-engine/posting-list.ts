import { lowerBound } from './lower-bound.ts'

/**
 * The documents that contain a term, in ascending order, each with its field flags: the fields in which the document
 * contains the term. Document and flags share one number, so that a list is one array.
 */
export interface PostingList {
  /** `document << flagBits | flags`; only the first `length` values are in use. */
  values: Uint32Array
  length: number
  /** Of a long list that is read often, by document its flags plus one, 0 where the list does not contain it. */
  flagsByDoc: Uint8Array | undefined
}

/** A list of documents with their flags. */
export const postingList = (values: Uint32Array, length: number): PostingList => ({
  values,
  length,
  flagsByDoc: undefined,
})

/** Prepares a list for many look-ups. */
export function indexByDoc(postings: PostingList): void {
  const { values, length } = postings
  const flagsByDoc = new Uint8Array(length > 0 ? ((values[length - 1] as number) >>> flagBits) + 1 : 0)
  for (let place = 0; place < length; place += 1) {
    const value = values[place] as number
    flagsByDoc[value >>> flagBits] = (value & flagMask) + 1
  }
  postings.flagsByDoc = flagsByDoc
}

/** A document has at most this many field flags. Of 32 bits 25 remain for its number: 33 million documents. */
export const flagBits = 7
/** The flags of a posting are `value & flagMask`, its document is `value >>> flagBits`. */
export const flagMask = (1 << flagBits) - 1

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

/** The documents that are in all lists, each with the field that contains the least fitting term: the lowest flag is the best. */
export function intersection(lists: readonly PostingList[]): PostingList {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length)
  if (!shortest) return postingList(new Uint32Array(0), 0)
  const values = shortest.values.slice(0, shortest.length)
  let length = 0
  for (const value of values) {
    const doc = value >>> flagBits
    let field = bestFlag(value & flagMask)
    let isInAll = true
    for (const other of others) {
      const own = flagsIn(other, doc)
      if (own < 0) isInAll = false
      field = Math.max(field, bestFlag(own))
    }
    if (isInAll) values[length++] = (doc << flagBits) | field
  }
  return postingList(values, length)
}

const bestFlag = (flags: number): number => flags & -flags

/** The field flags of a document, or -1 where the list does not contain it. */
export function flagsIn(postings: PostingList, doc: number): number {
  const { flagsByDoc } = postings
  if (flagsByDoc) return doc < flagsByDoc.length ? (flagsByDoc[doc] as number) - 1 : -1
  const place = placeOf(postings, doc)
  const value = postings.values[place] as number
  return place < postings.length && value >>> flagBits === doc ? value & flagMask : -1
}

/**
 * Whether `docs` binary searches in a list cost less than reading `length` of its postings. One search costs about as
 * much as 16 reads.
 */
export const shouldSearch = (docs: number, length: number): boolean => docs * 16 < length

/** Whether looking up `docs` documents in a list costs less than reading all of it, which passes through memory in order. */
export const shouldProbe = (docs: number, { length, flagsByDoc }: PostingList): boolean =>
  flagsByDoc ? docs * 4 < length : shouldSearch(docs, length)

function placeOf({ values, length }: PostingList, doc: number): number {
  if (length === 0 || (values[length - 1] as number) >>> flagBits < doc) return length
  return lowerBound(0, length, (place) => (values[place] as number) >>> flagBits < doc)
}
