import { Icon } from '../../components/icon.tsx'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import { type FilterNames, activeFilters } from './filter-names.ts'
import { type Query, shopPath } from './query.ts'

/** Nothing found, and the ways on: drop a filter, mind the spelling, or see everything. */
export function EmptyResult({ query, names }: { query: Query; names: FilterNames }) {
  const words = useWords(shopWords)
  const filters = activeFilters(query, names, words)
  return (
    <div className="card flex flex-col items-center gap-4 px-5 py-12 text-center">
      <Icon name="search-x" className="size-10 text-muted" />
      <div className="max-w-lg">
        <h2 className="text-lg font-bold wrap-anywhere">{query.q ? words.emptySearch(query.q) : words.emptyTitle}</h2>
        <p className="mt-2 text-muted">{query.q ? words.emptySpelling : words.emptyDetail}</p>
      </div>
      {filters.length > 0 && (
        <div className="w-full max-w-lg">
          <h3 className="mb-2 text-sm font-semibold">{words.emptyDrop}</h3>
          <ul className="flex flex-wrap justify-center gap-2">
            {filters.map(({ label, without }) => (
              <li key={label} className="max-w-full">
                <a href={shopPath(without)} aria-label={words.remove(label)} className="button button-quiet max-w-full text-sm">
                  <s className="truncate">{label}</s>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <a href="/shop" className="button button-primary">
        {words.seeAll}
      </a>
    </div>
  )
}
