import { colourIn } from '#domain/products/colours.ts'
import { modelTitle } from '#domain/products/model-title.ts'
import { hasDoc } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import { type ModelColumns, membersMax } from './families.ts'
import { hash53 } from './hash53.ts'
import type { IndexedProduct } from './indexed-product.ts'

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
  /** What tells a document from others of its group, as a number. */
  variants: Int32Array
  /** The next document of the group, plus one; 0 for a document without a group. */
  next: Uint32Array
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
  variants: new Int32Array(),
  next: new Uint32Array(),
  entries: new Uint32Array(),
  changed: new Set(),
})

/** A copy that can be written beside these groups. */
export const cloneCardGroups = (of: CardGroups): CardGroups => ({
  byKey: new Map(of.byKey),
  groups: of.groups.slice(),
  cards: of.cards.slice(),
  variants: of.variants.slice(),
  next: of.next.slice(),
  entries: of.entries.slice(),
  changed: new Set(of.changed),
})

type Named = Pick<IndexedProduct, 'names' | 'color' | 'storage'> & { length: string | null }

/** Puts a document into its group, after the columns of its model were written. `assignCards` must follow. */
export function setCardGroup(index: GroupedColumns, doc: number, product: Named): void {
  const { cardGroups } = index
  const { color, storage, length } = product
  for (const name of ['groups', 'cards', 'next'] as const) cardGroups[name] = ensureCapacity(cardGroups[name], doc + 1)
  cardGroups.variants = ensureCapacity(cardGroups.variants, doc + 1)
  cardGroups.variants[doc] = hash53(JSON.stringify([shownColour(color), storage, length]))
  const group = groupFor(index, doc, product)
  const before = cardGroups.groups[doc] as number
  cardGroups.changed.add(group)
  if (group === before) return
  if (before !== noGroup) leaveGroup(cardGroups, doc, before)
  if (group !== noGroup) joinGroup(cardGroups, doc, group)
}

/** Notes that a document has left the shown ones. `assignCards` must follow. */
export function noteHidden({ changed, groups }: CardGroups, doc: number): void {
  changed.add(groups[doc] ?? noGroup)
}

/**
 * Decides who of the changed groups share a card. More than 60 are hardly one model, and two products with the same name,
 * colour, storage and length would hide one another, since no choice leads from one to the other: these have cards of
 * their own.
 */
export function assignCards({ cardGroups, live, codes }: GroupedColumns): void {
  const { changed, entries, variants, cards } = cardGroups
  changed.delete(noGroup)
  for (const group of changed) {
    const entry = entries[group] as number
    if (entry === 0) continue
    const members = ringOf(cardGroups, entry - 1)
    const shown = members.filter((doc) => hasDoc(live, doc))
    const first = new Map<number, number>()
    for (const doc of shown) {
      const other = first.get(variants[doc] as number)
      if (other === undefined || (codes[doc] as string) < (codes[other] as string))
        first.set(variants[doc] as number, doc)
    }
    const isModel = shown.length <= membersMax
    for (const doc of members) cards[doc] = isModel && first.get(variants[doc] as number) === doc ? group : noGroup
  }
  changed.clear()
}

/** The shown documents that share a document's card, itself among them, in the order of their codes. */
export function sharersOf({ cardGroups, live, codes }: GroupedColumns, doc: number): number[] {
  const { cards } = cardGroups
  if (!cards[doc]) return [doc]
  return ringOf(cardGroups, doc)
    .filter((one) => cards[one] === cards[doc] && hasDoc(live, one))
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

/** As pages show it: two colours with one name are no choice. */
const shownColour = (color: string | null) => color && (colourIn(color)?.en ?? color)

function joinGroup({ groups, next, entries }: CardGroups, doc: number, group: number): void {
  groups[doc] = group
  const entry = entries[group] as number
  next[doc] = entry === 0 ? doc + 1 : (next[entry - 1] as number)
  if (entry !== 0) next[entry - 1] = doc + 1
  else entries[group] = doc + 1
}

function leaveGroup({ groups, cards, next, entries, changed }: CardGroups, doc: number, group: number): void {
  const after = (next[doc] as number) - 1
  let before = doc
  while ((next[before] as number) - 1 !== doc) before = (next[before] as number) - 1
  next[before] = after + 1
  next[doc] = 0
  groups[doc] = noGroup
  cards[doc] = noGroup
  changed.add(group)
  if (entries[group] === doc + 1) entries[group] = after === doc ? 0 : after + 1
}

function ringOf({ next }: CardGroups, doc: number): number[] {
  const members = [doc]
  for (let at = (next[doc] as number) - 1; at !== doc; at = (next[at] as number) - 1) members.push(at)
  return members
}
