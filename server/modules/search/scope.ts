import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { hasDoc } from '#server/modules/catalogue-index/doc-id-set.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import type { IsInScope, SuggestionRequest } from './suggestion.ts'

/** The products that the store shows, of the selected category and brands. */
export function scopeOf(
  index: CatalogueIndex,
  { category, brands }: Pick<SuggestionRequest, 'category' | 'brands'>,
): IsInScope {
  if (category === undefined && brands.length === 0) return (doc) => hasDoc(index.live, doc)
  const selected = selectDocs(index, { category, brands })
  return (doc) => hasDoc(selected, doc)
}
