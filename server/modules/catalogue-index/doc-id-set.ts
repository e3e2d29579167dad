import {
  type Bitset,
  bitsetOf,
  bitsetWords,
  createBitset,
  hasBit,
  listDocs,
  popcount,
  setBit,
} from '#search-engine/bitset.ts'

/** A set of documents as a bitmap: bit n says whether document n is in it. It grows when larger numbers are added. */
export interface DocIdSet {
  words: Bitset
}

export function createDocIdSet(maxDoc = 0): DocIdSet {
  return { words: createBitset(maxDoc) }
}

export const cloneSet = ({ words }: DocIdSet): DocIdSet => ({ words: words.slice() })

export function addDoc(set: DocIdSet, doc: number): void {
  const at = doc >>> 5
  if (at >= set.words.length) set.words = lengthened(set.words, at + 1)
  setBit(set.words, doc)
}

export function removeDoc(set: DocIdSet, doc: number): void {
  const at = doc >>> 5
  if (at < set.words.length) set.words[at] = (set.words[at] as number) & ~(1 << (doc & 31))
}

export function setDoc(set: DocIdSet, doc: number, isIn: boolean): void {
  if (isIn) addDoc(set, doc)
  else removeDoc(set, doc)
}

export function hasDoc({ words }: DocIdSet, doc: number): boolean {
  return doc >>> 5 < words.length && hasBit(words, doc)
}

/** A set that no longer changes, with its cardinality. */
export interface CountedDocIdSet extends DocIdSet {
  readonly size: number
}

/** The documents that are in all of some sets, and those that are missing from exactly one of them. */
export interface Intersection {
  all: CountedDocIdSet
  allButOne: DocIdSet
}

/**
 * Intersects `among` with the sets, in one pass over each. `allButOne` minus one of the sets is what that set alone
 * excludes: from it the facets count what a list would show without that filter. `maxDoc` is above every document;
 * `allButOne` is written into `buffer` if that is large enough.
 */
export function intersectAll(
  among: DocIdSet,
  sets: readonly DocIdSet[],
  maxDoc: number,
  buffer?: Bitset,
): Intersection {
  const length = bitsetWords(maxDoc)
  const all = among.words.slice(0, length)
  const allButOne = buffer && buffer.length >= length ? buffer.subarray(0, length).fill(0) : new Int32Array(length)
  for (const { words } of sets) intersectWith(words, all, allButOne)
  return { all: { words: all, size: countDocs({ words: all }) }, allButOne: { words: allButOne } }
}

function intersectWith(words: Bitset, all: Bitset, allButOne: Bitset): void {
  const length = Math.min(words.length, all.length)
  for (let at = 0; at < length; at += 1) {
    const word = words[at] as number
    const mine = all[at] as number
    allButOne[at] = ((allButOne[at] as number) & word) | (mine & ~word)
    all[at] = mine & word
  }
  // A shorter set was made before the later documents existed: it contains none of them.
  allButOne.set(all.subarray(length), length)
  all.fill(0, length)
}

/** The documents of one set that are not in the other, written into `buffer` if that is large enough. */
export function difference({ words: mine }: DocIdSet, { words: theirs }: DocIdSet, buffer?: Bitset): CountedDocIdSet {
  const words = buffer && buffer.length >= mine.length ? buffer.subarray(0, mine.length) : new Int32Array(mine.length)
  let size = 0
  for (let at = 0; at < mine.length; at += 1) {
    const word = (mine[at] as number) & ~(at < theirs.length ? (theirs[at] as number) : 0)
    words[at] = word
    size += popcount(word)
  }
  return { words, size }
}

/** The documents that are in both sets, written into `buffer` if that is large enough. */
export function intersectionOf(
  { words: mine }: DocIdSet,
  { words: theirs }: DocIdSet,
  buffer?: Bitset,
): CountedDocIdSet {
  const length = Math.min(mine.length, theirs.length)
  const words = buffer && buffer.length >= length ? buffer.subarray(0, length) : new Int32Array(length)
  let size = 0
  for (let at = 0; at < length; at += 1) {
    const word = (mine[at] as number) & (theirs[at] as number)
    words[at] = word
    size += popcount(word)
  }
  return { words, size }
}

/** The documents that are in any of the sets, as a set that holds at least the documents below `maxDoc`. */
export function union(sets: readonly DocIdSet[], maxDoc: number): DocIdSet {
  const words = new Int32Array(Math.max(bitsetWords(maxDoc), ...sets.map((set) => set.words.length)))
  for (const { words: more } of sets) {
    for (let at = 0; at < more.length; at += 1) words[at] = (words[at] as number) | (more[at] as number)
  }
  return { words }
}

export function countDocs({ words }: DocIdSet): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += popcount(words[at] as number)
  return count
}

/** How many documents are in both sets. */
export function intersectionSize(one: DocIdSet, other: DocIdSet): number {
  const [mine, theirs] = [one.words, other.words]
  const length = Math.min(mine.length, theirs.length)
  let count = 0
  for (let at = 0; at < length; at += 1) {
    count += popcount((mine[at] as number) & (theirs[at] as number))
  }
  return count
}

/** The documents of the set, ascending; written into `buffer` if that is large enough. */
export function docsOf(set: DocIdSet | CountedDocIdSet, buffer?: Uint32Array): Uint32Array {
  const { words } = set
  const count = 'size' in set ? set.size : countDocs(set)
  const docs = buffer && buffer.length >= count ? buffer : new Uint32Array(count)
  listDocs(words, docs)
  return docs.length === count ? docs : docs.subarray(0, count)
}

/** A set of documents, all of them below `maxDoc`. */
export function docIdSetOf(docs: ArrayLike<number>, maxDoc: number): DocIdSet {
  return { words: bitsetOf(docs, maxDoc) }
}

/** Adds documents that are all below the set's length: unlike `addDoc` it does not grow the set. */
export function addDocs({ words }: DocIdSet, docs: ArrayLike<number>): void {
  for (let at = 0; at < docs.length; at += 1) setBit(words, docs[at] as number)
}

/** At least a quarter longer, so that a set that grows document by document is copied rarely. */
function lengthened(words: Bitset, length: number): Bitset {
  const longer = new Int32Array(Math.max(length, Math.ceil(words.length * 1.25)))
  longer.set(words)
  return longer
}
