/** A bit for each document. */
export function createBits(docsEnd: number): Uint32Array<ArrayBuffer> {
  return new Uint32Array((docsEnd + 31) >>> 5)
}

export function addBit(bits: Uint32Array, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
}

export function hasBit(bits: Uint32Array, doc: number): boolean {
  return ((bits[doc >>> 5] as number) & (1 << (doc & 31))) !== 0
}

/** The same as 1 or 0, to be added up where nobody can guess it: a wrong guess costs the processor more than the sum. */
export function bitAt(bits: Uint32Array, doc: number): number {
  return ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1
}

export function bitsOfDocs(docs: Uint32Array, docsEnd: number): Uint32Array {
  const bits = createBits(docsEnd)
  for (const doc of docs) addBit(bits, doc)
  return bits
}

/** The documents of the bits, ascending; written into `into`, and counted. */
export function docsOfBits(bits: Uint32Array, into: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      into[count++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return count
}

/**
 * Which documents are in the most of the sets, all as long as `length`; none where all are empty. The sets of each document are counted in binary
 * digits, a row of bits for each digit, so that 32 documents are counted at a time.
 */
export function inMost(sets: Iterable<Uint32Array>, length: number): Uint32Array {
  const rows: Uint32Array[] = []
  for (const set of sets) {
    const carry = set.slice()
    for (let nth = 0; nth < rows.length; nth += 1) addRow(rows[nth] as Uint32Array, carry)
    if (hasAny(carry)) rows.push(carry)
  }
  // The highest digit first: who has it is in more sets than all who have not.
  let most: Uint32Array | undefined
  for (const row of rows.toReversed()) {
    const common = most ? inBoth(most, row) : row
    if (!most || hasAny(common)) most = common
  }
  return most ?? new Uint32Array(length)
}

/** Adds one digit where it is told to; what has to be carried to the next digit is told instead. */
function addRow(row: Uint32Array, carry: Uint32Array): void {
  for (let at = 0; at < row.length; at += 1) {
    const digit = row[at] as number
    const more = carry[at] as number
    row[at] = digit ^ more
    carry[at] = digit & more
  }
}

function inBoth(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = one.slice()
  for (let at = 0; at < both.length; at += 1) both[at] = (both[at] as number) & (other[at] as number)
  return both
}

function hasAny(bits: Uint32Array): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return true
  return false
}
