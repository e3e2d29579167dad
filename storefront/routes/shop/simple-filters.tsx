import { Star } from 'lucide-react'
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
    <label className="-mx-2 flex min-h-11 break-inside-avoid items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-sunken xl:min-h-8">
      <input
        ref={ref}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChecked}
        onChange={onChange}
        className="size-4 shrink-0 accent-link"
      />
      <span className="min-w-0 truncate">{label}</span>
      {count !== undefined && <span className="ml-auto text-xs text-muted">{count}</span>}
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
          <Star key={star} size={14} className={star <= from ? 'fill-accent text-accent' : 'text-line-strong'} />
        ))}
      </span>
      {words.ratedFrom(from)}
    </span>
  )
}
