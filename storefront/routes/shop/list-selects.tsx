import { useNavigate } from 'react-router'
import { type SortOrder, defaultPageSize, defaultSortOrder, pageSizes, sortOrders } from '#domain/products/listing.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ListingQuery, shopPath, withFilters } from './listing-query.ts'
import { useSyncedField } from './use-synced-field.ts'
import { filterFormId } from './use-filter-form.ts'

// Both selects belong to the form of filters by its id, so that they are sent with it without JavaScript. With JavaScript
// they do not read the form, whose fields a phone may not have loaded.

/** The sort order of the listing. */
export function SortSelect({ query }: { query: ListingQuery }) {
  const messages = useMessages(shopMessages)
  const navigate = useNavigate()
  const order = query.order_by ?? defaultSortOrder
  const ref = useSyncedField<HTMLSelectElement>(order)
  return (
    <label className="min-w-0 flex-1 basis-36 text-xs text-muted sm:flex-none">
      <span className="mb-1 block max-sm:sr-only">{messages.sort}</span>
      <select
        ref={ref}
        name="order_by"
        form={filterFormId}
        defaultValue={order}
        onChange={({ target }) => void navigate(shopPath(withFilters(query, { order_by: target.value })))}
        className="field min-w-0 text-sm sm:w-60"
      >
        {sortOrders.map((choice: SortOrder) => (
          <option key={choice} value={choice}>
            {query.q && choice === 'popularity' ? messages.relevance : messages.sorts[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Only the footer's promotions link to this size (PRODUCT-5): beside 24 it is not offered. */
const linkedSize = 25

/** The number of products on a page. */
export function PageSizeSelect({ query }: { query: ListingQuery }) {
  const messages = useMessages(shopMessages)
  const navigate = useNavigate()
  const limit = query.limit ?? String(defaultPageSize)
  const ref = useSyncedField<HTMLSelectElement>(limit)
  const sizes = pageSizes.filter((size) => size !== linkedSize || limit === String(linkedSize))
  return (
    <label className="ml-auto flex items-center gap-2 text-sm text-muted">
      {messages.pageSize}
      <select
        ref={ref}
        name="limit"
        form={filterFormId}
        defaultValue={limit}
        onChange={({ target }) => void navigate(shopPath(withFilters(query, { limit: target.value })))}
        className="field w-20 text-sm"
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  )
}
