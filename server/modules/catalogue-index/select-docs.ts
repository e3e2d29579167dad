import type { CatalogueIndex } from './catalogue-index.ts'
import { docsWith } from './dictionary-column.ts'
import { type CountedDocIdSet, type DocIdSet, intersectAll } from './doc-id-set.ts'

export interface DocSelection {
  /** Brands by their slugs; an empty list stands for all. */
  brands?: readonly string[]
  category?: number | undefined
  /** Further sets that a document must be in. */
  among?: readonly DocIdSet[]
}

/** The documents that the store shows and that are of the given brands and category. */
export function selectDocs(
  index: CatalogueIndex,
  { brands = [], category, among = [] }: DocSelection,
): CountedDocIdSet {
  const maxDoc = index.codes.length
  const sets = [...among]
  if (brands.length > 0) sets.push(docsWith(index.brands, brands, maxDoc))
  if (category !== undefined) sets.push(docsWith(index.categories, [category], maxDoc))
  return intersectAll(index.live, sets, maxDoc).all
}
