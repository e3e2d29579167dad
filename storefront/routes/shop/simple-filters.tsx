import { grouped } from '../../ui/grouped.ts'
import { Icon } from '../../ui/icon.tsx'
import { filterMessages } from '../../messages/filters.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Query } from './query.ts'
import { useKeptInStep } from './use-kept-in-step.ts'

interface RowProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: React.ReactNode
  count?: number | undefined
  isChecked: boolean
  isHidden?: boolean
}

/** One line to tick, as tall as a thumb needs on a phone. */
export function CheckRow({ type = 'checkbox', name, value, label, count, isChecked, isHidden = false }: RowProps) {
  const ref = useKeptInStep<HTMLInputElement>(isChecked)
  return (
    <label className="check-row" hidden={isHidden}>
      <input ref={ref} type={type} name={name} value={value} defaultChecked={isChecked} />
      <span>{label}</span>
      {count !== undefined && <small>{grouped(count)}</small>}
    </label>
  )
}

interface ToggleProps {
  name: 'only_offers' | 'only_with_existence'
  query: Query
  label: string
  count: number | undefined
}

export function ToggleFilter({ name, query, label, count }: ToggleProps) {
  return <CheckRow name={name} value="1" label={label} count={count} isChecked={Boolean(query[name])} />
}

const offered = [5, 4, 3, 2, 1]

interface RatingProps {
  query: Query
  counts: readonly { rated: number; count: number }[]
}

/** At least so many stars: one of the rows, or any. */
export function RatingFilter({ query, counts }: RatingProps) {
  const messages = useMessages(filterMessages)
  const countOf = (from: number) => counts.find(({ rated }) => rated === from)?.count
  const isChosen = (from: number) => query.rated === String(from)
  const rows = offered.filter((from) => countOf(from) !== undefined || isChosen(from))
  if (rows.length === 0) return null
  return (
    <fieldset className="filter-group">
      <legend>{messages.rated}</legend>
      <CheckRow type="radio" name="rated" value="" label={messages.anyRating} isChecked={!query.rated} />
      {rows.map((from) => (
        <CheckRow
          key={from}
          type="radio"
          name="rated"
          value={String(from)}
          label={<Stars from={from} />}
          count={countOf(from) ?? 0}
          isChecked={isChosen(from)}
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
