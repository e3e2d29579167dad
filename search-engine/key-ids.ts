/**
 * Numbers for keys, ascending from 0. A key is found by 64 bits of its hash and not stored: that two of a million keys have the
 * same is as likely as one in thirty million.
 */
export interface KeyIds {
  /** The number of a key, or -1 where it has none. */
  find(key: string): number
  /** The number of a key; a new one gets the next number. */
  idOf(key: string): number
  /** How many keys have a number. */
  count(): number
  /** What the table holds: not a copy. */
  saved(): SavedKeys
}

/** What a table holds, as it may be written to a file. */
export interface SavedKeys {
  count: number
  /** Slot after slot: two halves of a hash, and the number of the key plus one; 0 for a free slot. */
  slots: Int32Array<ArrayBuffer>
}

const capacityMin = 64
/** More than so many of 100 slots are never taken: then the table grows by half. */
const takenMax = 75
const slotSize = 3
const hashes = 2 ** 32

/** The hash of a key; one object for all, so that a look-up allocates none. */
const hash = { first: 0, second: 0 }

/** A table without keys, or with those that were saved. */
export function createKeyIds(saved: SavedKeys = { count: 0, slots: new Int32Array(capacityMin * slotSize) }): KeyIds {
  const table = saved
  return {
    find(key) {
      computeHash(key)
      return (table.slots[slotOf(table.slots)] as number) - 1
    },
    idOf(key) {
      computeHash(key)
      const at = slotOf(table.slots)
      const known = table.slots[at] as number
      if (known !== 0) return known - 1
      fill(table.slots, at, (table.count += 1))
      if (table.count * slotSize * 100 > table.slots.length * takenMax) table.slots = enlarged(table.slots)
      return table.count - 1
    },
    count: () => table.count,
    saved: () => table,
  }
}

/** Two hashes in one pass: FNV-1a, and one with another factor and order. */
function computeHash(key: string): void {
  let one = 0x811c9dc5
  let other = 0x9747b28c
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other, 0x5bd1e995) + code
    other ^= other >>> 15
  }
  hash.first = mixed(one)
  hash.second = mixed(other ^ key.length)
}

/** Where the number of the key with the last hash is, or the free place in which it belongs. */
function slotOf(slots: Int32Array): number {
  // The upper bits choose the slot, so that a table of any size is filled evenly.
  let at = Math.floor(((hash.first >>> 0) / hashes) * (slots.length / slotSize)) * slotSize
  while (slots[at + 2] !== 0 && (slots[at] !== hash.first || slots[at + 1] !== hash.second)) {
    at += slotSize
    if (at === slots.length) at = 0
  }
  return at + 2
}

function fill(slots: Int32Array, at: number, number: number): void {
  slots[at - 2] = hash.first
  slots[at - 1] = hash.second
  slots[at] = number
}

function enlarged(before: Int32Array): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(Math.ceil((before.length / slotSize) * 1.5) * slotSize)
  for (let from = 0; from < before.length; from += slotSize) {
    const number = before[from + 2] as number
    if (number === 0) continue
    hash.first = before[from] as number
    hash.second = before[from + 1] as number
    fill(slots, slotOf(slots), number)
  }
  return slots
}

/** Spreads each bit over all others (the end of MurmurHash3). */
function mixed(hash: number): number {
  let bits = hash
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
