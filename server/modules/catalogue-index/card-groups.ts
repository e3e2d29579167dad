import { shownColour } from '#domain/products/colours.ts'
import { modelTitle } from '#domain/products/model-title.ts'
import { type DocIdSet, cloneSet, createDocIdSet, removeDoc, setDoc } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import { type ModelColumns, membersMax } from './families.ts'
import { hash53 } from './hash53.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { type Rings, cloneRings, createRings, joinRing, leaveRing, nextInRing } from './rings.ts'

/**
 * The products that share a card in a list (decision 062): those of one model whose names differ in colour, storage and
 * length alone. Groups are numbered from 1 on, so that a list marks those that it has shown in a bitmap, and linked in
 * rings, so that a card finds the others of its group.
 */
export interface CardGroups {
  /** The number of each group by its key (`keyOf`). */
  byKey: Map<number, number>
  /** The group of each document; 0 for one that is alone whatever comes. */
  groups: Uint32Array
  /** The group with which each document shares its card; 0 for one that has a card of its own. */
  cards: Uint32Array
  /** The documents that share a card with another one. */
  sharing: DocIdSet
  /** What tells a document from others of its group, as a number. */
  variants: Int32Array
  /** The shown documents of each group. */
  links: Rings
  /** A document of each group, plus one; 0 for a group that all have left. */
  entries: Uint32Array
  /** The groups that have changed since their cards were assigned (`assignCards`). */
  changed: Set<number>
}

export type GroupedColumns = ModelColumns & { cardGroups: CardGroups }

/** The group of a product whose model, or what it may differ in, is not known. */
const noGroup = 0

export const createCardGroups = (): CardGroups => ({
  byKey: new Map(),
  groups: new Uint32Array(),
  cards: new Uint32Array(),
  sharing: createDocIdSet(),
  variants: new Int32Array(),
  links: createRings(),
  entries: new Uint32Array(),
  changed: new Set(),
})

/** A copy that can be written beside these groups. */
export const cloneCardGroups = (of: CardGroups): CardGroups => ({
  byKey: new Map(of.byKey),
  groups: of.groups.slice(),
  cards: of.cards.slice(),
  sharing: cloneSet(of.sharing),
  variants: of.variants.slice(),
  links: cloneRings(of.links),
  entries: of.entries.slice(),
  changed: new Set(of.changed),
})

type Named = Pick<IndexedProduct, 'names' | 'color' | 'storage'> & { length: string | null }

/** Puts a document without a group into its own, after the columns of its model were written. `assignCards` must follow. */
export function setCardGroup(index: GroupedColumns, doc: number, product: Named): void {
  const { cardGroups } = index
  const { color, storage, length } = product
  for (const name of ['groups', 'cards'] as const) cardGroups[name] = ensureCapacity(cardGroups[name], doc + 1)
  cardGroups.variants = ensureCapacity(cardGroups.variants, doc + 1)
  cardGroups.variants[doc] = hash53(JSON.stringify([color && shownColour(color, 'en'), storage, length]))
  const group = groupFor(index, doc, product)
  if (group === noGroup) return
  const { groups, links, entries, changed } = cardGroups
  groups[doc] = group
  const entry = entries[group] as number
  joinRing(links, doc, entry === 0 ? undefined : entry - 1)
  if (entry === 0) entries[group] = doc + 1
  changed.add(group)
}

/** Takes a document out of its group, as one that is not shown any more or is written anew. `assignCards` must follow. */
export function leaveCardGroup({ groups, cards, sharing, links, entries, changed }: CardGroups, doc: number): void {
  const group = groups[doc] ?? noGroup
  if (group === noGroup) return
  const other = leaveRing(links, doc)
  groups[doc] = noGroup
  cards[doc] = noGroup
  removeDoc(sharing, doc)
  changed.add(group)
  if (other === undefined) entries[group] = 0
  else if (entries[group] === doc + 1) entries[group] = other + 1
}

/**
 * Decides who of the changed groups share a card. More than 60 are hardly one model, and two products with the same name,
 * colour, storage and length would hide one another, since no choice leads from one to the other: these have cards of
 * their own.
 */
export function assignCards({ cardGroups, codes }: GroupedColumns): void {
  const { changed, entries, variants, cards, sharing } = cardGroups
  for (const group of changed) {
    const entry = entries[group] as number
    if (entry === 0) continue
    const members = ringOf(cardGroups, entry - 1)
    const first = new Map<number, number>()
    for (const doc of members) {
      const other = first.get(variants[doc] as number)
      if (other === undefined || (codes[doc] as string) < (codes[other] as string))
        first.set(variants[doc] as number, doc)
    }
    const isModel = members.length <= membersMax && first.size > 1
    for (const doc of members) {
      const isSharing = isModel && first.get(variants[doc] as number) === doc
      cards[doc] = isSharing ? group : noGroup
      setDoc(sharing, doc, isSharing)
    }
  }
  changed.clear()
}

/** The shown documents that share a document's card, itself among them, in the order of their codes. */
export function sharersOf({ cardGroups, codes }: GroupedColumns, doc: number): number[] {
  const { cards } = cardGroups
  if (!cards[doc]) return [doc]
  return ringOf(cardGroups, doc)
    .filter((one) => cards[one] === cards[doc])
    .sort((a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1))
}

/**
 * The number of a product's group: a new one for the first. Its key has which of the facts are stated, since from a product
 * with a colour no choice leads to one without.
 */
function groupFor(index: GroupedColumns, doc: number, { names, color, storage, length }: Named): number {
  const { brands, models, categories, facets, cardGroups } = index
  const facts = { color: color || null, storage: storage || null, length }
  const stated = Object.values(facts).map((fact) => fact !== null)
  if (models.values[models.ordinals[doc] as number] === '' || !stated.includes(true)) return noGroup
  const model = [brands, models, categories, facets.devices].map(({ ordinals }) => ordinals[doc])
  const titles = names.map((name) => modelTitle(name, facts))
  const key = hash53(JSON.stringify([model, stated, titles]))
  const known = cardGroups.byKey.get(key)
  if (known !== undefined) return known
  const group = cardGroups.byKey.size + 1
  cardGroups.byKey.set(key, group)
  cardGroups.entries = ensureCapacity(cardGroups.entries, group + 1)
  return group
}

function ringOf({ links }: CardGroups, doc: number): number[] {
  const members = [doc]
  for (let at = nextInRing(links, doc); at !== doc; at = nextInRing(links, at)) members.push(at)
  return members
}
