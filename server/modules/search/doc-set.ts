/** A set of documents: a bit for each number. The products of the index are numbered from 0 on. */
export interface DocSet {
  words: Int32Array
}

export function createDocSet(size = 0): DocSet {
  return { words: new Int32Array(wordsFor(size)) }
}

export function addDoc(set: DocSet, doc: number): void {
  const at = doc >>> 5
  if (at >= set.words.length) set.words = lengthened(set.words, at + 1)
  set.words[at] = (set.words[at] as number) | (1 << (doc & 31))
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
  const at = doc >>> 5
  return at < words.length && ((words[at] as number) & (1 << (doc & 31))) !== 0
}

/** What is in all of the sets; there has to be one. Written into `room` where it is large enough. */
export function intersection(sets: readonly DocSet[], room?: Int32Array): DocSet {
  const [first, ...others] = sets as [DocSet, ...DocSet[]]
  const length = Math.min(...sets.map((set) => set.words.length))
  const words = room && room.length >= length ? room.subarray(0, length) : new Int32Array(length)
  words.set(first.words.subarray(0, length))
  for (const other of others) {
    const more = other.words
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & (more[at] as number)
  }
  return { words }
}

/** What is in any of the sets; with room for `size` documents at least. */
export function union(sets: readonly DocSet[], size: number): DocSet {
  const words = new Int32Array(Math.max(wordsFor(size), ...sets.map((set) => set.words.length)))
  for (const { words: more } of sets) {
    for (let at = 0; at < more.length; at += 1) words[at] = (words[at] as number) | (more[at] as number)
  }
  return { words }
}

export function countDocs({ words }: DocSet): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += bitsOf(words[at] as number)
  return count
}

/** How many are in both sets. */
export function countBoth(one: DocSet, other: DocSet): number {
  const length = Math.min(one.words.length, other.words.length)
  let count = 0
  for (let at = 0; at < length; at += 1) count += bitsOf((one.words[at] as number) & (other.words[at] as number))
  return count
}

/** The documents of the set in the order of their numbers; written into `room` where it is large enough. */
export function docsOf(set: DocSet, room?: Uint32Array): Uint32Array {
  const { words } = set
  const count = countDocs(set)
  const docs = room && room.length >= count ? room : new Uint32Array(count)
  let next = 0
  for (let at = 0; at < words.length; at += 1) {
    for (let bits = words[at] as number; bits !== 0; bits &= bits - 1) {
      docs[next] = (at << 5) + 31 - Math.clz32(bits & -bits)
      next += 1
    }
  }
  return docs.length === count ? docs : docs.subarray(0, count)
}

/** The set of documents that are all below `size`. */
export function docSetOf(docs: ArrayLike<number>, size: number): DocSet {
  const words = new Int32Array(wordsFor(size))
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number
    words[doc >>> 5] = (words[doc >>> 5] as number) | (1 << (doc & 31))
  }
  return { words }
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function wordsFor(size: number): number {
  return (size + 31) >>> 5
}

/** With room for a quarter more, so that growing document by document costs little. */
function lengthened(words: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(Math.max(length, Math.ceil(words.length * 1.25)))
  longer.set(words)
  return longer
}
