import { quoted } from '#domain/search/quoted.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { priceEnds } from './filter-labels.ts'
import { type ListingQuery, shopPath } from './listing-query.ts'

/** Below the heading of a search whose text names a price (SEARCH-55): how it was understood, and the search for its words. */
export function UnderstoodSearch({
  query: { typed, q, prices },
  category,
}: {
  query: ListingQuery
  category?: string
}) {
  const { understood } = useMessages(shopMessages)
  if (!typed || !prices) return null
  const { from, to } = priceEnds(prices)
  const what = q ? `“${q}”` : (category ?? understood.products)
  const text =
    from && to
      ? understood.between(what, from, to)
      : from
        ? understood.above(what, from)
        : understood.below(what, to as string)
  return (
    <p className="mt-1 text-sm">
      {text} ·{' '}
      <a href={shopPath({ q: quoted(typed) })} className="link inline-flex min-h-6 items-center font-semibold">
        {understood.searchText}
      </a>
    </p>
  )
}
