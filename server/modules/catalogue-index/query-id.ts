import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { hasWords } from '#domain/search/fold-text.ts'
import { searchKey } from '#domain/search/search-history.ts'
import type { ListRequest } from './filters.ts'

/**
 * The id that names a search in the analytics events; null where nothing was searched. The same search with the same
 * filters always has the same id, since cached pages contain it. The page, its size and whether models share a card do not count.
 */
export function queryIdOf(
  language: Language,
  { text, page: _page, limit: _limit, byModel: _byModel, ...rest }: ListRequest,
): string | null {
  if (!text || !hasWords(text)) return null
  const hex = createHash('sha256')
    .update(JSON.stringify([language, searchKey(text), rest]))
    .digest('hex')
  // A UUID of version 8, the version whose bits an application chooses itself.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
