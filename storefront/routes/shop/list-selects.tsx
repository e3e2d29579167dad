import { type SortOrder, defaultPageSize, defaultSortOrder, pageSizes, sortOrders } from '#domain/catalogue/listing.ts'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import type { Query } from './query.ts'
import { useKeptInStep } from './use-kept-in-step.ts'
import { filterFormId, useSendFilters } from './use-filter-form.ts'

/** The order of the list. It belongs to the form of filters by its id, so it is sent with them. */
export function SortSelect({ query }: { query: Query }) {
  const words = useWords(shopWords)
  const send = useSendFilters(query)
  const order = query.order_by ?? defaultSortOrder
  const ref = useKeptInStep<HTMLSelectElement>(order)
  return (
    <label className="min-w-0 flex-1 text-xs text-muted sm:flex-none">
      <span className="mb-1 block max-sm:sr-only">{words.sort}</span>
      <select ref={ref} name="order_by" form={filterFormId} defaultValue={order} onChange={send} className="field text-sm sm:w-52">
        {sortOrders.map((choice: SortOrder) => (
          <option key={choice} value={choice}>
            {words.sorts[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function PageSizeSelect({ query }: { query: Query }) {
  const words = useWords(shopWords)
  const send = useSendFilters(query)
  const limit = query.limit ?? String(defaultPageSize)
  const ref = useKeptInStep<HTMLSelectElement>(limit)
  return (
    <label className="ml-auto flex items-center gap-2 text-sm text-muted">
      {words.pageSize}
      <select ref={ref} name="limit" form={filterFormId} defaultValue={limit} onChange={send} className="field w-20 text-sm">
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  )
}
