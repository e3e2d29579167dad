import { groupThousands } from '../../ui/group-thousands.ts'
import { filterMessages } from '../../messages/filters.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ListingQuery, shopPath, withFilters, withoutFilters } from './listing-query.ts'
import { useRoot } from '../../page/use-root.ts'

const shownAtFirst = 8
/** Fewer remaining entries than these are not folded. */
const foldFrom = 3

interface Entry {
  /** Undefined for all categories. */
  id: string | undefined
  name: string
  count: number | undefined
}

type Counted = readonly { category_id: number; category_name: string; count: number }[]

/** The categories with products that match the other filters, as links; all categories where nothing matches. */
export function CategoryFilter({ query, counted }: { query: ListingQuery; counted: Counted }) {
  const messages = useMessages(filterMessages)
  const { category } = useMessages(shopMessages)
  const every = useRoot()?.categories ?? []
  // Where nothing matches, the links drop the other filters: with them another category would be empty too.
  const others = counted.length > 0 ? query : withoutFilters(query)
  const isCurrent = ({ id }: Entry) => id === query.category
  const entries = entriesOf(counted, every, query.category)
  const all: Entry = {
    id: undefined,
    name: messages.everyCategory,
    count: counted.reduce((sum, { count }) => sum + count, 0) || undefined,
  }
  // Who has chosen a kind narrows it further: the list of the other kinds is folded above its own filters (SEARCH-21).
  const openMax = query.category ? 0 : shownAtFirst
  const isShort = entries.length < openMax + foldFrom
  const first = entries.filter((entry, at) => isShort || at < openMax || isCurrent(entry))
  const rest = entries.filter((entry) => !first.includes(entry))
  const row = (entry: Entry) => (
    <li key={entry.id ?? 'all'}>
      <a
        href={shopPath(withFilters(others, { category: entry.id }))}
        aria-current={isCurrent(entry) ? 'true' : undefined}
        className="filter-link"
      >
        <span>{entry.name}</span>
        {entry.count !== undefined && <small>{groupThousands(entry.count)}</small>}
      </a>
    </li>
  )
  return (
    <nav aria-labelledby="category-title" className="filter-group">
      <h3 id="category-title">{category}</h3>
      <ul className="filter-rows">{[all, ...first].map(row)}</ul>
      {rest.length > 0 && (
        <details className="filter-more">
          <summary className="icon-chevron-down">{messages.moreCategories(rest.length)}</summary>
          <ul className="filter-rows">{rest.map(row)}</ul>
        </details>
      )}
    </nav>
  )
}

function entriesOf(counted: Counted, every: Counted, current: string | undefined): Entry[] {
  const isEmpty = counted.length === 0
  const listed = isEmpty ? every : counted
  // The chosen category is listed even where it has no matching product.
  const missing = every.filter(
    ({ category_id }) => String(category_id) === current && !listed.some((entry) => entry.category_id === category_id),
  )
  return [...listed, ...missing].map(({ category_id, category_name, count }) => ({
    id: String(category_id),
    name: category_name,
    count: isEmpty ? undefined : listed.some((entry) => entry.category_id === category_id) ? count : 0,
  }))
}
