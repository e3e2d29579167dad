import { Icon } from '../../components/icon.tsx'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import type { Query } from './query.ts'
import { useKeptInStep } from './use-kept-in-step.ts'

interface RowProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: React.ReactNode
  count?: number
  isChecked: boolean
  onChange: () => void
}

/** One line to tick, as tall as a thumb needs on a phone. */
export function CheckRow({ type = 'checkbox', name, value, label, count, isChecked, onChange }: RowProps) {
  const ref = useKeptInStep<HTMLInputElement>(isChecked)
  return (
    <label className="check-row">
      <input ref={ref} type={type} name={name} value={value} defaultChecked={isChecked} onChange={onChange} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}

export function ToggleFilter({
  name,
  query,
  label,
  onChange,
}: {
  name: 'only_offers' | 'only_with_existence'
  query: Query
  label: string
  onChange: () => void
}) {
  return <CheckRow name={name} value="1" label={label} isChecked={Boolean(query[name])} onChange={onChange} />
}

const stars = [4, 3, 2]

export function RatingFilter({ query, onChange }: { query: Query; onChange: () => void }) {
  const words = useWords(shopWords)
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-1 w-full text-sm font-bold">{words.rated}</legend>
      <div className="clear-both">
        <CheckRow type="radio" name="rated" value="" label={words.anyRating} isChecked={!query.rated} onChange={onChange} />
        {stars.map((from) => (
          <CheckRow
            key={from}
            type="radio"
            name="rated"
            value={String(from)}
            label={<Stars from={from} />}
            isChecked={query.rated === String(from)}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Stars({ from }: { from: number }) {
  const words = useWords(shopWords)
  return (
    <span className="flex items-center gap-1.5">
      <span className="flex" aria-hidden>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="star" className={`size-3.5 ${star <= from ? 'text-accent' : 'text-line-strong opacity-50'}`} />
        ))}
      </span>
      {words.ratedFrom(from)}
    </span>
  )
}
