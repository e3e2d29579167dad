import { filterMessages } from '../../messages/filters.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Query } from './query.ts'
import { ToggleFilter } from './simple-filters.tsx'
import { useKeptInStep } from './use-kept-in-step.ts'
import { useRoot } from '../../page/use-root.ts'

interface Props {
  query: Query
  counts: { only_offers: number; only_with_existence: number }
  /** What a branch is called, by its code. */
  branchName: (code: string) => string
}

/** Offers, what is in stock, and at which branch: the shopper's own unless the address names another. */
export function AvailabilityFilter({ query, counts, branchName }: Props) {
  const messages = useMessages(filterMessages)
  const { onlyOffers, onlyInStock } = useMessages(shopMessages)
  const root = useRoot()
  const branches = root?.branches.filter(({ active }) => active) ?? []
  const own = branches.find(({ codplace }) => codplace === root?.branchCode)
  const others = branches.filter((branch) => branch !== own)
  const place = useKeptInStep<HTMLSelectElement>(query.place ?? '')
  return (
    <fieldset className="filter-group">
      <legend>{messages.availability}</legend>
      <ToggleFilter name="only_offers" query={query} label={onlyOffers} count={counts.only_offers} />
      <ToggleFilter name="only_with_existence" query={query} label={onlyInStock} count={counts.only_with_existence} />
      <label className="mt-1 block text-xs text-muted">
        {messages.stockOf}
        <select ref={place} name="place" defaultValue={query.place ?? ''} className="field mt-1 text-sm">
          <option value="">{own ? messages.ownBranch(own.description) : messages.anyBranch}</option>
          {others.map(({ codplace, description }) => (
            <option key={codplace} value={codplace}>
              {description}
            </option>
          ))}
          {/* An address may name the own branch, or one that is closed. */}
          {query.place && !others.some(({ codplace }) => String(codplace) === query.place) && (
            <option value={query.place}>{branchName(query.place)}</option>
          )}
        </select>
      </label>
    </fieldset>
  )
}
