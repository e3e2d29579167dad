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

/** A set of documents, which grows with them. The products of the index are numbered from 0 on. */
export interface DocSet {
  words: Bitset
}

export function createDocSet(size = 0): DocSet {
  return { words: createBitset(size) }
}

export function addDoc(set: DocSet, doc: number): void {
  const at = doc >>> 5
  if (at >= set.words.length) set.words = lengthened(set.words, at + 1)
  setBit(set.words, doc)
}

export function removeDoc(set: DocSet, doc: number): void {
  const at = doc >>> 5
  if (at < set.words.length) set.words[at] = (set.words[at] as number) & ~(1 << (doc & 31))
}

export function putDoc(set: DocSet, doc: number, isIn: boolean): void {
  if (isIn) addDoc(set, doc)
  else removeDoc(set, doc)
}

export function hasDoc({ words }: DocSet, doc: number): boolean {
  return doc >>> 5 < words.length && hasBit(words, doc)
}

/** A set that no longer changes, with how many documents it has. */
export interface CountedSet extends DocSet {
  readonly size: number
}

/** Of some documents what is in all of the sets, and what in all but one of them. */
export interface Sifted {
  all: CountedSet
  nearly: DocSet
}

/**
 * Sifts documents by sets, each looked through once: what a set alone keeps out is in `nearly` and not in the set.
 * `size` is above all documents. `nearly` is written into `room` where that is large enough.
 */
export function sift(among: DocSet, sets: readonly DocSet[], size: number, room?: Bitset): Sifted {
  const length = bitsetWords(size)
  const all = among.words.slice(0, length)
  const nearly = room && room.length >= length ? room.subarray(0, length).fill(0) : new Int32Array(length)
  for (const { words } of sets) siftBy(words, all, nearly)
  return { all: { words: all, size: countDocs({ words: all }) }, nearly: { words: nearly } }
}

function siftBy(words: Bitset, all: Bitset, nearly: Bitset): void {
  const length = Math.min(words.length, all.length)
  for (let at = 0; at < length; at += 1) {
    const word = words[at] as number
    const mine = all[at] as number
    nearly[at] = ((nearly[at] as number) & word) | (mine & ~word)
    all[at] = mine & word
  }
  // A set says nothing of what came after it was made.
  nearly.set(all.subarray(length), length)
  all.fill(0, length)
}

/** What is in one set and not in the other. Written into `room` where it is large enough. */
export function difference({ words: mine }: DocSet, { words: theirs }: DocSet, room?: Bitset): CountedSet {
  const words = room && room.length >= mine.length ? room.subarray(0, mine.length) : new Int32Array(mine.length)
  let size = 0
  for (let at = 0; at < mine.length; at += 1) {
    const word = (mine[at] as number) & ~(at < theirs.length ? (theirs[at] as number) : 0)
    words[at] = word
    size += popcount(word)
  }
  return { words, size }
}

/** What is in any of the sets; with room for `size` documents at least. */
export function union(sets: readonly DocSet[], size: number): DocSet {
  const words = new Int32Array(Math.max(bitsetWords(size), ...sets.map((set) => set.words.length)))
  for (const { words: more } of sets) {
    for (let at = 0; at < more.length; at += 1) words[at] = (words[at] as number) | (more[at] as number)
  }
  return { words }
}

export function countDocs({ words }: DocSet): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += popcount(words[at] as number)
  return count
}

/** How many are in both sets. */
export function countBoth(one: DocSet, other: DocSet): number {
  const [mine, theirs] = [one.words, other.words]
  const length = Math.min(mine.length, theirs.length)
  let count = 0
  for (let at = 0; at < length; at += 1) {
    count += popcount((mine[at] as number) & (theirs[at] as number))
  }
  return count
}

/** The documents of the set in the order of their numbers; written into `room` where it is large enough. */
export function docsOf(set: DocSet | CountedSet, room?: Uint32Array): Uint32Array {
  const { words } = set
  const count = 'size' in set ? set.size : countDocs(set)
  const docs = room && room.length >= count ? room : new Uint32Array(count)
  listDocs(words, docs)
  return docs.length === count ? docs : docs.subarray(0, count)
}

/** The set of documents that are all below `size`. */
export function docSetOf(docs: ArrayLike<number>, size: number): DocSet {
  return { words: bitsetOf(docs, size) }
}

/** Takes documents in that the set has room for. */
export function addAll({ words }: DocSet, docs: ArrayLike<number>): void {
  for (let at = 0; at < docs.length; at += 1) setBit(words, docs[at] as number)
}

/** With room for a quarter more, so that growing document by document costs little. */
function lengthened(words: Bitset, length: number): Bitset {
  const longer = new Int32Array(Math.max(length, Math.ceil(words.length * 1.25)))
  longer.set(words)
  return longer
}
