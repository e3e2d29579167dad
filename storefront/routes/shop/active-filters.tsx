import { Icon } from '../../ui/icon.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type FilterLabels, activeFilters } from './filter-labels.ts'
import { type ListingQuery, shopPath, withoutFilters } from './listing-query.ts'

/** The set filters as chips; each is a link to the listing without this filter. */
export function ActiveFilters({ query, labels }: { query: ListingQuery; labels: FilterLabels }) {
  const messages = useMessages(shopMessages)
  const filters = activeFilters(query, labels, messages)
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={messages.active}
      className="row-scroll -mx-4 mb-4 flex items-center gap-2 overflow-x-auto px-4 py-0.5 md:mx-0 md:flex-wrap md:px-0"
    >
      {filters.map(({ name, label, without }) => (
        <li key={`${name} ${label}`} className="max-w-full shrink-0">
          <a
            href={shopPath(without)}
            aria-label={messages.remove(label)}
            className="flex min-h-9 max-w-full items-center gap-1.5 rounded-md bg-accent-soft pr-2 pl-3 text-sm font-medium hover:bg-line"
          >
            <span className="truncate">{label}</span>
            <Icon name="x" className="size-3.5" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li className="shrink-0">
          <a
            href={shopPath(withoutFilters(query))}
            className="link flex min-h-9 items-center px-2 text-sm font-semibold"
          >
            {messages.clear}
          </a>
        </li>
      )}
    </ul>
  )
}
