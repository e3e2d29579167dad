import type { ToggleFilter as ToggleName } from '#contract/product-filters.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import type { ListingQuery } from './listing-query.ts'
import { useSyncedField } from './use-synced-field.ts'

interface RowProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: React.ReactNode
  count?: number | undefined
  isChecked: boolean
  isHidden?: boolean
}

/** A checkbox or radio button with its label and count; on a phone it is tall enough for a thumb. */
export function CheckRow({ type = 'checkbox', name, value, label, count, isChecked, isHidden = false }: RowProps) {
  const ref = useSyncedField<HTMLInputElement>(isChecked)
  return (
    <label className="check-row" hidden={isHidden}>
      <input ref={ref} type={type} name={name} value={value} defaultChecked={isChecked} />
      <span>{label}</span>
      {count !== undefined && <small>{groupThousands(count)}</small>}
    </label>
  )
}

interface ToggleProps {
  name: ToggleName
  query: ListingQuery
  label: string
  count: number | undefined
}

/** A filter that is on or off. */
export function ToggleFilter({ name, query, label, count }: ToggleProps) {
  return <CheckRow name={name} value="1" label={label} count={count} isChecked={Boolean(query[name])} />
}
