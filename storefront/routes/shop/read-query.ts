import { productFilters } from '#contract/products.ts'
import { pageSizes } from '#domain/products/listing.ts'
import { hasWords } from '#domain/search/fold-text.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { type FilterName, type Query, queryOf } from './query.ts'

const pagesMax = 10_000

/**
 * The filters of an address, each checked by the contract. One that makes no sense falls back to its default alone: a
 * wrong link still lists, unless it names a category or branch that there is not (`unknownFilter`). A page further on
 * than any list goes is the last that may be asked for.
 */
export function readQuery(search: URLSearchParams): Query {
  const query: Query = {}
  for (const [name, asked] of Object.entries(queryOf(search)) as [FilterName, string][]) {
    const value = name === 'q' ? normalizeQuery(asked) : name === 'page' ? inReach(asked) : asked
    if (!productFilters.shape[name].safeParse(value).success) continue
    if (name === 'limit' && !(pageSizes as readonly number[]).includes(Number(value))) continue
    const plain = plainValue(name, value)
    if (plain) query[name] = plain
  }
  return query
}

const numbers: readonly FilterName[] = ['category', 'limit', 'page', 'place', 'rated']

/** A value as the pages write it, so that the same filter is the same text; undefined where it asks for nothing. */
function plainValue(name: FilterName, value: string): string | undefined {
  if (name === 'only_offers' || name === 'only_with_existence')
    return value === '1' || value === 'true' ? '1' : undefined
  // The store searches for words; signs alone would list everything under their own name.
  if (name === 'q') return hasWords(value) ? value : undefined
  if (numbers.includes(name)) return String(Number(value))
  if (name === 'brands_selected') return value.toLowerCase()
  return name === 'prices' ? inOrder(value) : value
}

/**
 * What the store has, as an address would name it; undefined where it could not say, and then everything may be asked
 * for.
 */
export type Known = Partial<Record<'category' | 'place', readonly string[] | undefined>>

/**
 * The filter of an address that names what there is not: a category, or a branch that is not open. Nothing could be
 * shown of it but its number. What is no number at all (`12abc`), or several, is no category either: to list everything
 * instead would mislead. A brand or a model is named by its own words, and that the store has nothing of it is what
 * whoever asks wants to know.
 */
export function unknownFilter(search: URLSearchParams, known: Known): 'category' | 'place' | undefined {
  const [asked, query] = [queryOf(search), readQuery(search)]
  const isUnknown = (name: 'category' | 'place') =>
    query[name] === undefined || known[name]?.includes(query[name]) === false
  return (['category', 'place'] as const).find((name) => asked[name] !== undefined && isUnknown(name))
}

const inReach = (page: string) => (/^\d{1,20}$/.test(page) ? String(Math.min(Number(page), pagesMax)) : page)

/** A range typed the wrong way round is turned. */
function inOrder(prices: string): string {
  const [from, to] = prices.split(',')
  return from && to && Number(from) > Number(to) ? `${to},${from}` : prices
}
