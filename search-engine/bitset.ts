/** A set of documents as one bit for each document, in words of 32: document 37 is bit 5 of word 1. */
export type Bitset = Int32Array<ArrayBuffer>

/** The number of words that contain the bits of documents below `maxDoc`. */
export function bitsetWords(maxDoc: number): number {
  return (maxDoc + 31) >>> 5
}

/** An empty set with a bit for each document below `maxDoc`. */
export function createBitset(maxDoc: number): Bitset {
  return new Int32Array(bitsetWords(maxDoc))
}

/** Adds a document, which must be below the `maxDoc` of the set. */
export function setBit(bits: Bitset, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
}

/** Whether the set contains a document below its `maxDoc`. */
export function hasBit(bits: Bitset, doc: number): boolean {
  return ((bits[doc >>> 5] as number) & (1 << (doc & 31))) !== 0
}

/**
 * 1 where the set contains the document, else 0. A sum of these avoids a branch, whose misprediction costs the processor
 * more than the addition.
 */
export function bitAt(bits: Bitset, doc: number): number {
  return ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1
}

/** The set of the given documents, all below `maxDoc`. */
export function bitsetOf(docs: ArrayLike<number>, maxDoc: number): Bitset {
  const bits = createBitset(maxDoc)
  for (let at = 0; at < docs.length; at += 1) setBit(bits, docs[at] as number)
  return bits
}

/** The number of bits in a word of 32 that are 1: the sums of pairs, then of fours, then of bytes. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Writes the documents of the set into `into`, in ascending order, and returns their number. */
export function listDocs(bits: Bitset, into: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    // `word & -word` is the lowest bit of the word, and `word & (word - 1)` is the word without it.
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      into[count++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return count
}

/**
 * The documents that are in more of the sets than any other document, for instance those in two of three sets where no
 * document is in all three; none where all sets are empty. All sets have `length` words.
 *
 * For each document the number of its sets is a binary number. Row 0 contains the lowest digit of that number for every
 * document, row 1 the next digit, and so on, so that one addition counts 32 documents.
 */
export function mostMatched(sets: Iterable<Bitset>, length: number): Bitset {
  const rows: Bitset[] = []
  for (const set of sets) {
    const carry = set.slice()
    for (let digit = 0; digit < rows.length; digit += 1) addRow(rows[digit] as Bitset, carry)
    if (isNotEmpty(carry)) rows.push(carry)
  }
  // From the highest digit down: a document with that digit is in more sets than every document without it.
  let most: Bitset | undefined
  for (const row of rows.toReversed()) {
    const common = most ? intersection(most, row) : row
    if (!most || isNotEmpty(common)) most = common
  }
  return most ?? createBitset(32 * length)
}

/** Adds `carry` to one row of digits; afterwards `carry` is what has to be added to the next row. */
function addRow(row: Bitset, carry: Bitset): void {
  for (let at = 0; at < row.length; at += 1) {
    const digit = row[at] as number
    const more = carry[at] as number
    row[at] = digit ^ more
    carry[at] = digit & more
  }
}

function intersection(one: Bitset, other: Bitset): Bitset {
  const both = one.slice()
  for (let at = 0; at < both.length; at += 1) both[at] = (both[at] as number) & (other[at] as number)
  return both
}

function isNotEmpty(bits: Bitset): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return true
  return false
}
