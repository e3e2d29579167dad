import type { OrdinalColumn } from './dictionary-column.ts'
import { type DocIdSet, hasDoc } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'

/**
 * The products of one maker, model and category for the same devices, whatever their names. They are linked in a ring, so
 * that one finds the others without a search, at four bytes for each product. Two families may share a ring by chance: whoever walks it
 * compares.
 */
export interface Families {
  /** A document of each ring, by the ring's number. */
  entries: Map<number, number>
  /** The next document of the ring, plus one; 0 for a document without a ring. */
  next: Uint32Array
  /** The number of each document's ring. */
  rings: Int32Array
}

/** The columns that make a model, as the index has them. */
export interface ModelColumns {
  codes: readonly string[]
  live: DocIdSet
  families: Families
  brands: OrdinalColumn<unknown>
  models: OrdinalColumn<string>
  categories: OrdinalColumn<unknown>
  facets: { devices: OrdinalColumn<unknown> }
}

/** More are hardly one model, and a model without an end would make each card as slow as it is large. */
export const membersMax = 60
/** The number of the ring of a product without a model. */
export const noRing = -1

export const createFamilies = (): Families => ({
  entries: new Map(),
  next: new Uint32Array(),
  rings: new Int32Array(),
})

export const cloneFamilies = ({ entries, next, rings }: Families): Families => ({
  entries: new Map(entries),
  next: next.slice(),
  rings: rings.slice(),
})

/** Puts a document into the ring of its model, after all its columns were written. */
export function setFamily(index: ModelColumns, doc: number): void {
  const { families } = index
  const isNew = families.next.length <= doc || families.next[doc] === 0
  families.next = ensureCapacity(families.next, doc + 1)
  families.rings = ensureCapacity(families.rings, doc + 1)
  const ring = ringOf(index, doc)
  if (!isNew && families.rings[doc] === ring) return
  if (!isNew) leaveRing(families, doc)
  families.rings[doc] = ring
  if (ring !== noRing) joinRing(families, doc, ring)
}

/** A document and the shown others of its model, in no order and no more than `max` together. */
export function membersOf(index: ModelColumns, doc: number, max: number): number[] {
  const { next } = index.families
  const members = [doc]
  if (!next[doc]) return members
  for (let at = (next[doc] as number) - 1; at !== doc; at = (next[at] as number) - 1) {
    if (members.length === max) break
    if (hasDoc(index.live, at) && isSameModel(index, doc, at)) members.push(at)
  }
  return members
}

const isSameModel = ({ brands, models, categories, facets: { devices } }: ModelColumns, a: number, b: number) =>
  [brands, models, categories, devices].every(({ ordinals }) => ordinals[a] === ordinals[b])

/** A number from the columns that make a model; no ring for a product without a model. */
function ringOf({ brands, models, categories, facets: { devices } }: ModelColumns, doc: number): number {
  if (models.values[models.ordinals[doc] as number] === '') return noRing
  let hash = 0x811c9dc5
  for (const { ordinals } of [brands, models, categories, devices])
    hash = Math.imul(hash ^ (ordinals[doc] as number), 0x01000193)
  return hash >>> 2
}

function joinRing({ entries, next }: Families, doc: number, ring: number): void {
  const entry = entries.get(ring)
  if (entry === undefined) {
    entries.set(ring, doc)
    next[doc] = doc + 1
    return
  }
  next[doc] = next[entry] as number
  next[entry] = doc + 1
}

function leaveRing({ entries, next, rings }: Families, doc: number): void {
  const after = (next[doc] as number) - 1
  let before = doc
  while ((next[before] as number) - 1 !== doc) before = (next[before] as number) - 1
  next[before] = after + 1
  next[doc] = 0
  const ring = rings[doc] as number
  if (after === doc) entries.delete(ring)
  else if (entries.get(ring) === doc) entries.set(ring, after)
}
