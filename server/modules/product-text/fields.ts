import type { Concept } from '#search-engine/thesaurus.ts'

/*
 * The fields of a product, as flags of a posting. A term may be in several fields: the flags are added. The lower flag
 * is the better match, which the fields of a phrase rely on.
 */

/** The name, the brand, the model and the storage. */
export const nameField = 1
/** The noun of the category's name: `cases` of `Phone cases`. */
export const categoryField = 2
/** A colour, what comes `with` the product, and the words of an accessory's name beside its noun. */
export const attributeField = 4
/** What the product is `for`: the words after `for` in a name. */
export const compatibilityField = 8
/** The other words of the category's name: `phone` of `Phone cases`. */
export const categoryQualifierField = 16

/** The field that a token at a place contributes to; `concepts` are those that the token may mean. */
export type FieldOf = (place: number, concepts: readonly Concept[]) => number

/**
 * How well a term matches, from 0 to 1, by the fields that contain it. The name and the category count most, what the
 * product is for counts little: so `aria 12` gives the phone before the cases for it.
 */
export function fieldWeight(flags: number): number {
  const has = (field: number) => (flags & field) !== 0
  if (has(nameField) && has(categoryField)) return 1
  if (has(categoryField)) return 0.92
  if (has(nameField)) return 0.88
  if (has(attributeField)) return 0.75
  if (has(compatibilityField)) return 0.6
  return has(categoryQualifierField) ? 0.5 : 0
}
