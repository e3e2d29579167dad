import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import { emptyListMessages } from '../../messages/empty-list.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ActiveFilter, activeFilters, useFilterLabels } from './filter-labels.ts'
import { type ListingQuery, nearestQuery, shopPath, withFilters } from './listing-query.ts'

type Reply = ReplyOf<typeof listProducts>
type Relaxed = Reply['relaxed']

interface Props {
  query: ListingQuery
  facets: Reply['facets']
  relaxed: Relaxed
  /** For a search for something that the store does not have: the part of it that finds products. */
  nearest: Reply['nearest']
  /** A page of help stands above, and comes first. */
  hasHelp: boolean
  /** The number of products that the search finds without the filters. */
  searchTotal: number
}

/**
 * Below the title of a listing without products, which says so. It offers the listings without one of the filters or
 * without all of them, each with its number of products, and all products.
 */
export default function EmptyResult({ query, facets, relaxed, nearest, hasHelp, searchTotal }: Props) {
  const messages = useMessages(emptyListMessages)
  const shop = useMessages(shopMessages)
  const labels = useFilterLabels(facets)
  const filters = activeFilters(query, labels, shop)
  const alternatives = relaxedListings(query, filters, relaxed)
  return (
    <div className="flex flex-col items-start">
      {alternatives.length > 0 && (
        <>
          <h2 className="text-lg font-bold text-balance">{messages.emptyDetail}</h2>
          <ul aria-label={messages.emptyDrop} className="mt-4 mb-6 w-full max-w-md space-y-2">
            {alternatives.map(({ label, total, path }) => (
              <li key={path}>
                <a href={path} className="button button-quiet w-full justify-between gap-4 text-sm">
                  <span className="line-clamp-2 min-w-0 py-1.5 whitespace-normal">{messages.without(label)}</span>
                  <span className="shrink-0 text-link">{shop.products(groupThousands(total), total)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex max-w-full flex-wrap gap-2">
        {nearest?.q && (
          <a href={shopPath(nearestQuery(nearest))} className="button button-primary max-w-full gap-1.5">
            <span className="min-w-0 truncate">{messages.searchNearest(nearest.q)}</span>
            <span className="shrink-0">· {shop.products(groupThousands(nearest.total), nearest.total)}</span>
          </a>
        )}
        <a href="/shop" className={`button ${nearest?.q || hasHelp ? 'button-quiet' : 'button-primary'}`}>
          {shop.seeAll}
        </a>
        {query.q && searchTotal > 0 && (
          <a href={shopPath({ q: query.q })} className="button button-quiet max-w-full gap-1.5">
            <span className="min-w-0 truncate">{messages.searchAll(query.q)}</span>
            <span className="shrink-0 text-link">· {shop.products(groupThousands(searchTotal), searchTotal)}</span>
          </a>
        )}
      </div>
    </div>
  )
}

interface RelaxedListing {
  label: string
  total: number
  path: string
}

/** The listings with one filter less, with their totals. Without its only filter a listing is all products: that has a button of its own. */
function relaxedListings(query: ListingQuery, filters: readonly ActiveFilter[], relaxed: Relaxed): RelaxedListing[] {
  if (filters.length < 2) return []
  return relaxed.flatMap(({ filter, total }) => {
    const labels = filters.filter(({ name }) => name === filter).map(({ label }) => label)
    return labels.length > 0
      ? [{ label: labels.join(', '), total, path: shopPath(withFilters(query, { [filter]: undefined })) }]
      : []
  })
}
