import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/search.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { HistoryRow } from './history-repository.ts'
import type { Suggestion } from './suggestion.ts'

type Line = ReplyInputOf<typeof contract.suggestProducts>[number]

/** A line under the search field as the wire has it. Its id is unique within the response. */
export function presentSuggestion(suggestion: Suggestion): Line {
  const { kind, text } = suggestion
  const line: Line = {
    id: `${kind}:${text}`,
    description: text,
    byUser: false,
    kind,
    category_id: null,
    is_exact: null,
    codarticulo: null,
    picture_url: null,
    price: null,
    fits: null,
    path: null,
    total: null,
  }
  if (suggestion.kind === 'history') return { ...line, id: suggestion.id, byUser: true }
  if (suggestion.kind === 'category') {
    const { categoryId, isExact, pictureUrl = null } = suggestion
    return {
      ...line,
      id: `category:${categoryId}`,
      category_id: categoryId,
      is_exact: isExact,
      picture_url: pictureUrl,
    }
  }
  if (suggestion.kind === 'brand') return { ...line, id: `brand:${suggestion.slug}` }
  if (suggestion.kind === 'words') {
    const { pictureUrl = null, fromCentavos } = suggestion
    return { ...line, picture_url: pictureUrl, price: fromCentavos === undefined ? null : toDecimal(fromCentavos) }
  }
  if (suggestion.kind === 'page') return { ...line, id: `page:${suggestion.path}`, path: suggestion.path }
  if (suggestion.kind === 'all') return { ...line, total: suggestion.total }
  const { code, pictureUrl, priceCentavos, fits } = suggestion
  const price = priceCentavos === null ? null : toDecimal(priceCentavos)
  return { ...line, id: `product:${code}`, codarticulo: code, picture_url: pictureUrl, price, fits }
}

/** A customer's searches as the wire has them. */
export const presentHistory = (rows: readonly HistoryRow[]) =>
  rows.map(({ id, description }) => ({ id, description, byUser: true as const }))
