import type { Concept } from '#search-engine/thesaurus-data.ts'

/*
 * The fields of a product, as flags of a posting. A term may be in several fields: the flags are added. The lower flag
 * is the better match, which the fields of a phrase rely on.
 */

/** What the product itself is: the head noun of its name, and the model of what is made for nothing else. */
export const headField = 1
/** The other words of the name, and the storage. */
export const nameField = 2
/** The noun of the category's name: `cases` of `Phone cases`. */
export const categoryField = 4
/** A colour, what comes `with` the product, and the words of an accessory's name beside its noun. */
export const attributeField = 8
/** What the product is `for`: the words after `for` in a name. */
export const compatibilityField = 16
/** The other words of the category's name: `phone` of `Phone cases`. */
export const categoryQualifierField = 32
/** The brand. */
export const brandField = 64

/** The field that a token at a place contributes to; `concepts` are those that the token may mean. */
export type FieldOf = (place: number, concepts: readonly Concept[]) => number

/**
 * How well a term matches, from 0 to 1, by the fields that contain it. What the product is counts most, what it is for
 * counts little: so `aria 12` gives the phone before the cases for it, and `laptop` the laptops before the locks for them.
 */
export function fieldWeight(flags: number): number {
  let fields = 0
  for (let rest = flags; rest > 0; rest &= rest - 1) fields += 1
  return bestWeight(flags) * (1 + severalShare * Math.max(0, fields - 1))
}

/** What each further field adds: of two adapters, the one whose category says so as well is the surer one. */
const severalShare = 0.02

function bestWeight(flags: number): number {
  const has = (field: number) => (flags & field) !== 0
  if (has(headField) && has(categoryField)) return 1
  if (has(headField)) return 0.96
  if (has(categoryField)) return 0.93
  if (has(brandField)) return 0.98
  if (has(nameField)) return 0.8
  if (has(attributeField)) return 0.7
  if (has(compatibilityField)) return 0.6
  return has(categoryQualifierField) ? 0.5 : 0
}
