import { Icon } from '../../ui/icon.tsx'
import { filterMessages } from '../../messages/filters.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckRow } from './check-row.tsx'
import type { ListingQuery } from './listing-query.ts'
import { ratingThresholds } from './rating-thresholds.ts'

interface RatingProps {
  query: ListingQuery
  counts: readonly { rated: number; count: number }[]
}

/** The filter by rating: at least so many stars, or any rating. */
export function RatingFilter({ query, counts }: RatingProps) {
  const messages = useMessages(filterMessages)
  const rows = ratingThresholds(counts, query.rated)
  if (rows.length === 0) return null
  return (
    <fieldset className="filter-group">
      <legend>{messages.rated}</legend>
      <CheckRow type="radio" name="rated" value="" label={messages.anyRating} isChecked={!query.rated} />
      {rows.map(({ rated: from, count }) => (
        <CheckRow
          key={from}
          type="radio"
          name="rated"
          value={String(from)}
          label={<Stars from={from} />}
          count={count}
          isChecked={query.rated === String(from)}
        />
      ))}
    </fieldset>
  )
}

function Stars({ from }: { from: number }) {
  const messages = useMessages(filterMessages)
  const { ratedFrom } = useMessages(shopMessages)
  return (
    <span className="flex items-center gap-1.5">
      <span className="flex" aria-hidden>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon
            key={star}
            name="star"
            className={`size-3.5 ${star <= from ? 'text-accent' : 'text-line-strong opacity-50'}`}
          />
        ))}
      </span>
      <span className="sr-only">{ratedFrom(from)}</span>
      {from < 5 && <span aria-hidden>{messages.andUp}</span>}
    </span>
  )
}
