import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { grouped } from '../../components/grouped.ts'
import { filterWords } from '../../words/filters.ts'
import { useWords } from '../../words/use-words.ts'
import type { PriceEnds } from './price-scale.ts'
import { PriceSlider } from './price-slider.tsx'
import type { Query } from './query.ts'

interface Props {
  query: Query
  /** The cheapest and the dearest of what the other filters leave; null where nothing has a price. */
  ends: PriceEnds | null
}

/** Both ends of the price range in whole RD$. They share a name, so that a plain form sends them as one pair. */
export function PriceFilter({ query, ends }: Props) {
  const words = useWords(filterWords)
  const [from = '', to = ''] = query.prices?.split(',') ?? []
  const [fromField, toField, write] = usePriceFields(from, to)
  return (
    <fieldset className="filter-group">
      <legend>{words.price}</legend>
      {ends && ends.to > ends.from && (
        <PriceSlider
          ends={ends}
          from={from === '' ? undefined : Number(from)}
          to={to === '' ? undefined : Number(to)}
          onMove={(low, high) => write(String(low ?? ''), String(high ?? ''))}
        />
      )}
      <div className="clear-both grid grid-cols-2 gap-2">
        <PriceEnd ref={fromField} label={words.priceFrom} value={from} open={ends?.from} />
        <PriceEnd ref={toField} label={words.priceTo} value={to} open={ends?.to} />
      </div>
    </fieldset>
  )
}

type Field = RefObject<HTMLInputElement | null>

/** Both fields, kept in step with the address as `useKeptInStep` does, and what writes into them while the slider moves. */
function usePriceFields(from: string, to: string): [Field, Field, (from: string, to: string) => void] {
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const write = useCallback((low: string, high: string) => {
    if (fromField.current) fromField.current.value = low
    if (toField.current) toField.current.value = high
  }, [])
  useEffect(() => write(from, to), [write, from, to])
  return [fromField, toField, write]
}

interface EndProps {
  ref: Field
  label: string
  value: string
  /** What an empty field stands for. */
  open: number | undefined
}

function PriceEnd({ ref, label, value, open }: EndProps) {
  return (
    <label className="min-w-0 text-xs text-muted">
      {label}
      <input
        ref={ref}
        type="text"
        name="prices"
        inputMode="numeric"
        pattern="[0-9]{0,8}"
        maxLength={8}
        autoComplete="off"
        defaultValue={value}
        placeholder={open === undefined ? undefined : grouped(open)}
        onChange={(event) => (event.target.value = event.target.value.replace(/\D/g, ''))}
        className="field mt-1 text-sm"
      />
    </label>
  )
}
