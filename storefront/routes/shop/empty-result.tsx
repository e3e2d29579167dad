import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { grouped } from '../../ui/grouped.ts'
import { Icon } from '../../ui/icon.tsx'
import { emptyListMessages } from '../../messages/empty-list.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ActiveFilter, activeFilters, useFilterNames } from './filter-names.ts'
import { type Query, shopPath, withFilters } from './query.ts'
import { useRoot } from '../../page/use-root.ts'

const popularMax = 8

type Relaxed = ReplyOf<typeof listProducts>['relaxed']

interface Props {
  query: Query
  brands: ReplyOf<typeof listProducts>['facets']['brands']
  relaxed: Relaxed
  /** How many the search finds without all the filters. */
  searchTotal: number
}

/**
 * Nothing found, and the ways on: without one filter, or without all, and how many that shows, the fullest categories,
 * or everything.
 */
export default function EmptyResult({ query, brands, relaxed, searchTotal }: Props) {
  const messages = useMessages(emptyListMessages)
  const shop = useMessages(shopMessages)
  const names = useFilterNames(brands)
  const filters = activeFilters(query, names, shop)
  const ways = waysOn(query, filters, relaxed)
  // Words that find nothing by themselves are misspelt or too special; where some way leads on, the filters beside them
  // are too many.
  const isSearchAlone = query.q && ways.length === 0 && searchTotal === 0
  return (
    <div className="card px-5 py-10 sm:px-10">
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <Icon name="search-x" className="size-10 text-muted" />
        <h2 className="mt-4 text-lg font-bold wrap-anywhere text-balance">
          {isSearchAlone ? messages.emptySearch(query.q as string) : messages.emptyTitle}
        </h2>
        <p className="mt-2 text-muted text-pretty">
          {ways.length > 0 ? messages.emptyDetail : isSearchAlone ? messages.emptySpelling : messages.emptyStart}
        </p>
        {ways.length > 0 && (
          <ul aria-label={messages.emptyDrop} className="mt-6 w-full max-w-md space-y-2 text-left">
            {ways.map(({ label, total, path }) => (
              <li key={path}>
                <a href={path} className="button button-quiet w-full justify-between gap-4 text-sm">
                  <span className="line-clamp-2 min-w-0 py-1.5 whitespace-normal">{messages.without(label)}</span>
                  <span className="shrink-0 text-link">{shop.products(grouped(total), total)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <a href="/shop" className="button button-primary">
            {shop.seeAll}
          </a>
          {query.q && searchTotal > 0 && (
            <a href={shopPath({ q: query.q })} className="button button-quiet max-w-full gap-4">
              <span className="min-w-0 truncate">{messages.searchAll(query.q)}</span>
              <span className="shrink-0 text-link">{shop.products(grouped(searchTotal), searchTotal)}</span>
            </a>
          )}
        </div>
        <PopularCategories />
      </div>
    </div>
  )
}

function PopularCategories() {
  const messages = useMessages(emptyListMessages)
  const categories = useRoot()?.categories ?? []
  const popular = categories.toSorted((a, b) => b.count - a.count).slice(0, popularMax)
  return (
    <nav aria-labelledby="popular-title" className="mt-10 w-full border-t border-line pt-6">
      <h3 id="popular-title" className="text-sm font-semibold">
        {messages.popularCategories}
      </h3>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {popular.map(({ category_id, category_name }) => (
          <li key={category_id}>
            <a href={shopPath({ category: String(category_id) })} className="chip">
              {category_name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Way {
  label: string
  total: number
  path: string
}

/**
 * The listings with one filter less, as the store has counted them. Without its only filter a listing is everything,
 * which has a button of its own.
 */
function waysOn(query: Query, filters: readonly ActiveFilter[], relaxed: Relaxed): Way[] {
  if (filters.length < 2) return []
  return relaxed.flatMap(({ filter, total }) => {
    const labels = filters.filter(({ name }) => name === filter).map(({ label }) => label)
    return labels.length > 0
      ? [{ label: labels.join(', '), total, path: shopPath(withFilters(query, { [filter]: undefined })) }]
      : []
  })
}
