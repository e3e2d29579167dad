import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { hasWords } from '#domain/search/fold-text.ts'
import { searchKey } from '#domain/search/search-history.ts'
import type { ListFilters } from './filters.ts'

/**
 * A search's name in the analytics events: the same for the same search with the same filters, so that every copy of a
 * kept page bears it. Null without a search.
 */
export function queryIdOf(
  language: Language,
  { q, page: _page, limit: _limit, ...filters }: ListFilters,
): string | null {
  if (!q || !hasWords(q)) return null
  const hex = createHash('sha256')
    .update(JSON.stringify([language, searchKey(q), filters]))
    .digest('hex')
  // A UUID of version 8: its bits are our own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
