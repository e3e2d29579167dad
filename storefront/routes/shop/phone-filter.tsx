import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useState } from 'react'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { folded } from '../../search/fold.ts'
import { useChoosePhone } from '../../shopper/use-choose-phone.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import { type ListingQuery, shopPath, splitList, withFilters } from './listing-query.ts'

type Device = ReplyOf<typeof listProducts>['facets']['devices'][number]

interface Props {
  devices: readonly Device[]
  query: ListingQuery
}

const findFrom = 9

/**
 * The phone that goods are made for: the maker, then the model. A name that is typed finds the model at once. The models
 * are links, so that keys walk over them without choosing one.
 */
export function PhoneFilter({ devices, query }: Props) {
  const messages = useMessages(filterMessages)
  const [searchText, setSearchText] = useState('')
  if (devices.length === 0) return null
  const requested = folded(searchText).plain.trim()
  const isFound = ({ brand, model }: Device) => folded(`${brand} ${model}`).plain.includes(requested)
  const makers = [...new Set(devices.map(({ brand }) => brand))]
  return (
    <fieldset className="filter-group">
      <legend>{messages.forWhichPhone}</legend>
      {devices.length >= findFrom && (
        <input
          type="text"
          inputMode="search"
          aria-label={messages.findPhone}
          placeholder={messages.findPhone}
          autoComplete="off"
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          // Enter would submit the form, but this text is no filter.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="needs-script field mb-1 text-sm"
        />
      )}
      <a
        href={shopPath(withFilters(query, { fits: undefined }))}
        aria-current={query.fits ? undefined : 'true'}
        className="filter-link"
      >
        <span>{messages.anyPhone}</span>
      </a>
      {makers.map((maker) => (
        <Maker
          key={maker}
          name={maker}
          devices={devices.filter((device) => device.brand === maker && (!requested || isFound(device)))}
          query={query}
          isSearched={requested !== ''}
        />
      ))}
      <p role="status" className="text-sm text-muted">
        {requested && !devices.some(isFound) && messages.findNone}
      </p>
    </fieldset>
  )
}

interface MakerProps extends Props {
  name: string
  isSearched: boolean
}

/** The models of a maker, folded unless one of them is chosen or searched for. */
function Maker({ name, devices, query, isSearched }: MakerProps) {
  const choosePhone = useChoosePhone()
  if (devices.length === 0) return null
  const chosen = splitList(query.fits)
  const isOpen = isSearched || devices.some(({ value }) => chosen.includes(value))
  return (
    <details className="filter-more" open={isOpen || undefined}>
      <summary className="icon-chevron-down">{name}</summary>
      <div className="filter-rows">
        {devices.map(({ value, model, count }) => (
          <a
            key={value}
            href={shopPath(withFilters(query, { fits: value }))}
            onClick={() => choosePhone(value)}
            aria-current={chosen.includes(value) ? 'true' : undefined}
            className="filter-link"
          >
            <span>{model}</span>
            <small>{groupThousands(count)}</small>
          </a>
        ))}
      </div>
    </details>
  )
}
