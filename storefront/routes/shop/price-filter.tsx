import type { RefObject } from 'react'
import { groupThousands } from '../../ui/group-thousands.ts'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PriceEnds } from './price-scale.ts'
import { PriceSlider } from './price-slider.tsx'
import type { ListingQuery } from './listing-query.ts'
import { useSyncedField } from './use-synced-field.ts'
import { digitsMax, wholePesos } from './whole-pesos.ts'

interface Props {
  query: ListingQuery
  /** The lowest and the highest price that match the other filters; null where nothing has a price. */
  ends: PriceEnds | null
}

/** Both ends of the price range in whole RD$. The fields share a name, so that a plain form sends them as a pair. */
export function PriceFilter({ query, ends }: Props) {
  const messages = useMessages(filterMessages)
  const [from = '', to = ''] = query.prices?.split(',') ?? []
  const fromField = useSyncedField<HTMLInputElement>(grouped(from))
  const toField = useSyncedField<HTMLInputElement>(grouped(to))
  return (
    <fieldset className="filter-group">
      <legend>{messages.price}</legend>
      {ends && ends.to > ends.from && (
        <PriceSlider
          ends={ends}
          from={numberOf(from)}
          to={numberOf(to)}
          onFrom={(price) => write(fromField, price)}
          onTo={(price) => write(toField, price)}
        />
      )}
      <div className="clear-both grid grid-cols-2 gap-2">
        <PriceEnd ref={fromField} label={messages.priceFrom} value={from} open={ends?.from} />
        <PriceEnd ref={toField} label={messages.priceTo} value={to} open={ends?.to} />
      </div>
    </fieldset>
  )
}

type Field = RefObject<HTMLInputElement | null>

function write({ current: field }: Field, price: number | undefined): void {
  if (field) field.value = price === undefined ? '' : groupThousands(price)
}

/** A price of the query; undefined for none, and for one that a link has written in another way. */
const numberOf = (price: string) => (/^\d+$/.test(price) ? Number(price) : undefined)

/** A price as its field shows it while nobody types in it: `20,000`. */
const grouped = (price: string) => (/^\d+$/.test(price) ? groupThousands(Number(price)) : price)

interface EndProps {
  ref: Field
  label: string
  value: string
  /** The end of the list, which an empty field means. */
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
        pattern="[0-9,]{0,10}"
        // A pasted price may contain a currency and separators.
        maxLength={2 * digitsMax}
        autoComplete="off"
        defaultValue={grouped(value)}
        placeholder={open === undefined ? undefined : groupThousands(open)}
        onChange={(event) => (event.target.value = wholePesos(event.target.value))}
        onFocus={({ target }) => (target.value = wholePesos(target.value))}
        onBlur={({ target }) => (target.value = grouped(target.value))}
        className="field mt-1 text-sm"
      />
    </label>
  )
}
