/** A bit for each document, in words of 32. */
export type Bitset = Int32Array<ArrayBuffer>

/** How many words hold the bits of documents below `docsEnd`. */
export function bitsetWords(docsEnd: number): number {
  return (docsEnd + 31) >>> 5
}

export function createBitset(docsEnd: number): Bitset {
  return new Int32Array(bitsetWords(docsEnd))
}

export function setBit(bits: Bitset, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
}

export function hasBit(bits: Bitset, doc: number): boolean {
  return ((bits[doc >>> 5] as number) & (1 << (doc & 31))) !== 0
}

/**
 * The same as 1 or 0, to be added up where nobody can guess it: a wrong guess costs the processor more than the sum.
 */
export function bitAt(bits: Bitset, doc: number): number {
  return ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1
}

export function bitsetOf(docs: ArrayLike<number>, docsEnd: number): Bitset {
  const bits = createBitset(docsEnd)
  for (let at = 0; at < docs.length; at += 1) setBit(bits, docs[at] as number)
  return bits
}

/** How many bits of a word of 32 are 1: they are added up in pairs, then in fours, then in bytes. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The documents of the bits, ascending; written into `into`, and counted. */
export function listDocs(bits: Bitset, into: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      into[count++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return count
}

/**
 * Which documents are in the most of the sets, all as long as `length`; none where all are empty. The sets of each
 * document are counted in binary digits, a row of bits for each digit, so that 32 documents are counted at a time.
 */
export function mostMatched(sets: Iterable<Bitset>, length: number): Bitset {
  const rows: Bitset[] = []
  for (const set of sets) {
    const carry = set.slice()
    for (let nth = 0; nth < rows.length; nth += 1) addRow(rows[nth] as Bitset, carry)
    if (isNotEmpty(carry)) rows.push(carry)
  }
  // The highest digit first: who has it is in more sets than all who have not.
  let most: Bitset | undefined
  for (const row of rows.toReversed()) {
    const common = most ? intersection(most, row) : row
    if (!most || isNotEmpty(common)) most = common
  }
  return most ?? createBitset(32 * length)
}

/** Adds one digit where it is told to; what has to be carried to the next digit is told instead. */
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
