import { type ToggleFilter as ToggleName, toggleFilters } from '#contract/product-filters.ts'
import { filterMessages } from '../../messages/filters.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ListingQuery } from './listing-query.ts'
import { ToggleFilter } from './check-row.tsx'
import { useSyncedField } from './use-synced-field.ts'
import { useRoot } from '../../page/use-root.ts'

interface Props {
  query: ListingQuery
  counts: Record<ToggleName, number>
  /** The name of a branch by its code. */
  branchName: (code: string) => string
}

/** Only offers, only products in stock, and the branch of that stock: the shopper's own unless the URL names another. */
export function AvailabilityFilter({ query, counts, branchName }: Props) {
  const messages = useMessages(filterMessages)
  const { toggles: labels } = useMessages(shopMessages)
  const root = useRoot()
  const branches = root?.branches.filter(({ active }) => active) ?? []
  const own = branches.find(({ codplace }) => codplace === root?.branchCode)
  const others = branches.filter((branch) => branch !== own)
  const place = useSyncedField<HTMLSelectElement>(query.place ?? '')
  return (
    <fieldset className="filter-group">
      <legend>{messages.availability}</legend>
      {toggleFilters.map((name) => (
        <ToggleFilter key={name} name={name} query={query} label={labels[name]} count={counts[name]} />
      ))}
      <label className="mt-1 block text-xs text-muted">
        {messages.stockOf}
        <select ref={place} name="place" defaultValue={query.place ?? ''} className="field mt-1 text-sm">
          <option value="">{own ? messages.ownBranch(own.description) : messages.anyBranch}</option>
          {others.map(({ codplace, description }) => (
            <option key={codplace} value={codplace}>
              {description}
            </option>
          ))}
          {/* The URL may name the shopper's own branch, or a closed one. */}
          {query.place && !others.some(({ codplace }) => String(codplace) === query.place) && (
            <option value={query.place}>{branchName(query.place)}</option>
          )}
        </select>
      </label>
    </fieldset>
  )
}
