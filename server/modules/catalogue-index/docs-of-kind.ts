import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { docsWithOrdinal } from './dictionary-column.ts'
import type { DocIdSet } from './doc-id-set.ts'

/**
 * The documents of the category that all products are of which match a whole search: of what misses a word of it they come
 * first (SEARCH-36). Undefined where there is no such category.
 */
export function docsOfKind({ categories, codes }: CatalogueIndex, matches: TextMatches): DocIdSet | undefined {
  const { docs, partial } = matches
  const complete = docs.length - partial
  const kind = categories.ordinals[docs[0] as number]
  if (partial === 0 || complete === 0 || kind === undefined) return undefined
  for (let at = 1; at < complete; at += 1) if (categories.ordinals[docs[at] as number] !== kind) return undefined
  return docsWithOrdinal(categories, kind, codes.length)
}
