import { useNavigate } from 'react-router'
import { type SortOrder, defaultPageSize, defaultSortOrder, pageSizes, sortOrders } from '#domain/products/listing.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Query, shopPath, withFilters } from './query.ts'
import { useKeptInStep } from './use-kept-in-step.ts'
import { filterFormId } from './use-filter-form.ts'

// Both belong to the form of filters by its id: without JavaScript they are sent with it. With it they need none of its
// fields, which a phone may not have loaded.

/** The order of the list. */
export function SortSelect({ query }: { query: Query }) {
  const messages = useMessages(shopMessages)
  const navigate = useNavigate()
  const order = query.order_by ?? defaultSortOrder
  const ref = useKeptInStep<HTMLSelectElement>(order)
  return (
    <label className="min-w-0 flex-1 text-xs max-[20rem]:basis-full text-muted sm:flex-none">
      <span className="mb-1 block max-sm:sr-only">{messages.sort}</span>
      <select
        ref={ref}
        name="order_by"
        form={filterFormId}
        defaultValue={order}
        onChange={({ target }) => void navigate(shopPath(withFilters(query, { order_by: target.value })))}
        className="field text-sm sm:w-60"
      >
        {sortOrders.map((choice: SortOrder) => (
          <option key={choice} value={choice}>
            {messages.sorts[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The size of which only the footer's promotions ask (PRODUCT-5): beside 24 it is no choice. */
const linkedSize = 25

/** How many products stand on a page. */
export function PageSizeSelect({ query }: { query: Query }) {
  const messages = useMessages(shopMessages)
  const navigate = useNavigate()
  const limit = query.limit ?? String(defaultPageSize)
  const ref = useKeptInStep<HTMLSelectElement>(limit)
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
