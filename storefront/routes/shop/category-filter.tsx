import { Link, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import { type Query, shopPath, withFilters } from './query.ts'

/** The categories as links: another one starts without the brands and models of the last. */
export function CategoryFilter({ query }: { query: Query }) {
  const words = useWords(shopWords)
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? []
  const to = (category: string | undefined) => shopPath(withFilters(query, { category, brands_selected: undefined, models_selected: undefined }))
  const entries = [
    { id: undefined, name: words.everyCategory },
    ...categories.map(({ category_id, category_name }) => ({ id: String(category_id), name: category_name })),
  ]
  return (
    <nav aria-labelledby="category-title" className="border-b border-line pb-4">
      <h3 id="category-title" className="py-2 text-sm font-bold">
        {words.category}
      </h3>
      <ul className="max-xl:columns-2 max-xl:gap-4">
        {entries.map(({ id, name }) => {
          const isCurrent = query.category === id
          return (
            <li key={id ?? 'all'} className="break-inside-avoid">
              <Link
                to={to(id)}
                aria-current={isCurrent ? 'true' : undefined}
                className={`-mx-2 block rounded-sm px-2 py-2.5 text-sm hover:bg-sunken xl:py-1.5 ${isCurrent ? 'bg-accent-soft font-semibold' : ''}`}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
