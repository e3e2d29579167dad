import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import { type Query, shopPath, withFilters } from './query.ts'

const shownAtFirst = 9
const columns = 'max-xl:columns-2 max-xl:gap-4'

interface Entry {
  /** Undefined stands for all categories. */
  id: string | undefined
  name: string
}

/** The categories as links: another one starts without the brands and models of the last. */
export function CategoryFilter({ query }: { query: Query }) {
  const words = useWords(shopWords)
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? []
  const to = (category: string | undefined) =>
    shopPath(withFilters(query, { category, brands_selected: undefined, models_selected: undefined }))
  const entries: Entry[] = [
    { id: undefined, name: words.everyCategory },
    ...categories.map(({ category_id, category_name }) => ({ id: String(category_id), name: category_name })),
  ]
  const isCurrent = ({ id }: Entry) => id === query.category
  const first = entries.filter((entry, at) => at < shownAtFirst || isCurrent(entry))
  const rest = entries.filter((entry) => !first.includes(entry))
  const row = (entry: Entry) => (
    <li key={entry.id ?? 'all'}>
      <a href={to(entry.id)} aria-current={isCurrent(entry) ? 'true' : undefined} className="filter-link">
        {entry.name}
      </a>
    </li>
  )
  return (
    <nav aria-labelledby="category-title" className="border-b border-line pb-4">
      <h3 id="category-title" className="py-2 text-sm font-bold">
        {words.category}
      </h3>
      <ul className={columns}>{first.map(row)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="py-2 text-sm font-semibold text-link">{words.moreCategories(rest.length)}</summary>
          <ul className={columns}>{rest.map(row)}</ul>
        </details>
      )}
    </nav>
  )
}
