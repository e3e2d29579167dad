import type { OrdinalColumn } from './dictionary-column.ts'
import { type DocIdSet, hasDoc } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import { type Rings, cloneRings, createRings, isInRing, joinRing, leaveRing, nextInRing } from './rings.ts'

/**
 * The products of one maker, model and category for the same devices, whatever their names. They are linked in a ring. Two
 * families may share a ring by chance: whoever walks it compares.
 */
export interface Families {
  /** A document of each ring, by the ring's number. */
  entries: Map<number, number>
  links: Rings
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
  links: createRings(),
  rings: new Int32Array(),
})

export const cloneFamilies = ({ entries, links, rings }: Families): Families => ({
  entries: new Map(entries),
  links: cloneRings(links),
  rings: rings.slice(),
})

/** Puts a document into the ring of its model, after all its columns were written. */
export function setFamily(index: ModelColumns, doc: number): void {
  const { families } = index
  families.rings = ensureCapacity(families.rings, doc + 1)
  const ring = ringOf(index, doc)
  if (isInRing(families.links, doc)) {
    if (families.rings[doc] === ring) return
    leaveFamily(families, doc)
  }
  families.rings[doc] = ring
  if (ring === noRing) return
  joinRing(families.links, doc, families.entries.get(ring))
  if (!families.entries.has(ring)) families.entries.set(ring, doc)
}

function leaveFamily({ entries, links, rings }: Families, doc: number): void {
  const ring = rings[doc] as number
  const other = leaveRing(links, doc)
  if (other === undefined) entries.delete(ring)
  else if (entries.get(ring) === doc) entries.set(ring, other)
}

/** A document and the shown others of its model, in no order and no more than `max` together. */
export function membersOf(index: ModelColumns, doc: number, max: number): number[] {
  const { links } = index.families
  const members = [doc]
  if (!isInRing(links, doc)) return members
  for (let at = nextInRing(links, doc); at !== doc; at = nextInRing(links, at)) {
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
