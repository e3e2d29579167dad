import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import type { Query } from './query.ts'
import { useKeptInStep } from './use-kept-in-step.ts'

/** Both ends of the price range in whole RD$. They share a name, so that a plain form sends them as one pair. */
export function PriceFilter({ query, onChange }: { query: Query; onChange: () => void }) {
  const words = useWords(shopWords)
  const [from = '', to = ''] = query.prices?.split(',') ?? []
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left mb-2 w-full text-sm font-bold">{words.price}</legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        <PriceEnd label={words.priceFrom} value={from} placeholder="0" onChange={onChange} />
        <PriceEnd label={words.priceTo} value={to} placeholder="100000" onChange={onChange} />
      </div>
    </fieldset>
  )
}

interface EndProps {
  label: string
  value: string
  placeholder: string
  onChange: () => void
}

function PriceEnd({ label, value, placeholder, onChange }: EndProps) {
  const ref = useKeptInStep<HTMLInputElement>(value)
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
        placeholder={placeholder}
        onChange={(event) => (event.target.value = event.target.value.replace(/\D/g, ''))}
        onBlur={onChange}
        className="field mt-1 text-sm"
      />
    </label>
  )
}
