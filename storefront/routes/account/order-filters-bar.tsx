import { useId } from 'react'
import { useNavigate } from 'react-router'
import { type OptionName, optionNames } from '#contract/delivery-methods.ts'
import { type OrderStatus, orderTabs } from '#domain/orders/order-steps.ts'
import { useBranch } from '../../shopper/branch.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type OrderFilters, statusesOf, writeFilters } from './order-filters.ts'
import { useStatusLabels } from './use-status-labels.ts'

const periods = ['10d', '6m', 'all'] as const

/** Open orders of this store, sales at the branches, and the history; each tab is a link with its own URL. */
export function OrderTabs({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  return (
    <nav aria-label={messages.tabs}>
      <ul className="grid grid-cols-3 gap-1 rounded-md bg-sunken p-1 sm:inline-grid">
        {orderTabs.map((tab) => (
          <li key={tab}>
            <a
              href={writeFilters({
                ...filters,
                tab,
                status: undefined,
                number: undefined,
                checkout: undefined,
                page: 1,
              })}
              aria-current={filters.tab === tab ? 'page' : undefined}
              className={`grid min-h-11 place-items-center rounded-sm px-2 text-center text-sm font-semibold sm:px-5 ${filters.tab === tab ? 'bg-raised text-ink shadow-soft' : 'text-muted hover:text-ink'}`}
            >
              {messages[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Number, period, status, branch and delivery. Each choice navigates to its own URL, so that the back button undoes it. */
export function OrderFiltersBar({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  const navigate = useNavigate()
  const labels = useStatusLabels()
  const { branches } = useBranch()
  const go = (change: Partial<OrderFilters>) =>
    void navigate(writeFilters({ ...filters, page: 1, ...change }), { preventScrollReset: true })

  return (
    <div className="grid grid-cols-2 items-end gap-3 xl:flex xl:flex-wrap">
      <FindForm key={filters.number} filters={filters} onFind={(number) => go({ number })} />
      <fieldset className="col-span-2 min-w-0 xl:mr-auto">
        <legend className="sr-only">{messages.period}</legend>
        <div className="flex flex-wrap gap-2 p-1 -m-1">
          {periods.map((period) => (
            <label
              key={period}
              className="flex min-h-11 shrink-0 items-center rounded-md border border-line px-3 text-sm font-semibold text-muted has-checked:border-transparent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="period"
                className="sr-only"
                checked={filters.period === period}
                onChange={() => go({ period })}
              />
              {messages.periods[period]}
            </label>
          ))}
        </div>
      </fieldset>
      {statusesOf(filters.tab).length > 0 && (
        <FilterSelect
          label={messages.status}
          any={messages.anyStatus}
          value={filters.status ?? ''}
          options={statusesOf(filters.tab).map((status) => [status, labels?.get(status) ?? status])}
          isReady={labels !== undefined}
          onChange={(value) => go({ status: value as OrderStatus })}
        />
      )}
      <FilterSelect
        label={messages.branch}
        any={messages.anyBranch}
        value={String(filters.branch ?? '')}
        options={branches.map(({ codplace, description }) => [String(codplace), description])}
        isReady
        onChange={(value) => go({ branch: Number(value) || undefined })}
      />
      {filters.tab !== 'offline' && (
        <FilterSelect
          label={messages.delivery}
          any={messages.anyDelivery}
          value={filters.delivery ?? ''}
          options={optionNames.map((name) => [name, messages.options[name]])}
          isReady
          onChange={(value) => go({ delivery: value as OptionName | undefined })}
        />
      )}
    </div>
  )
}

/** The field for the number of an order, an invoice or a return. */
function FindForm({ filters, onFind }: { filters: OrderFilters; onFind: (number: string | undefined) => void }) {
  const messages = useMessages(ordersMessages)
  const id = useId()
  return (
    <search className="col-span-2 min-w-0 xl:basis-full">
      <form
        className="flex max-w-md flex-col gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('number')
          onFind(typeof typed === 'string' && typed.trim() ? typed.trim() : undefined)
        }}
      >
        <label htmlFor={id} className="text-xs font-semibold text-muted">
          {messages.findHint}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            name="number"
            type="search"
            className="field min-w-0 flex-1 text-sm"
            maxLength={40}
            autoComplete="off"
            defaultValue={filters.number ?? ''}
          />
          <button type="submit" className="button button-quiet">
            {messages.findButton}
          </button>
        </div>
      </form>
    </search>
  )
}

interface FilterSelectProps {
  label: string
  any: string
  value: string
  options: readonly (readonly [string, string])[]
  isReady: boolean
  onChange: (value: string | undefined) => void
}

function FilterSelect({ label, any, value, options, isReady, onChange }: FilterSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1 xl:w-40">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        className="field text-sm"
        value={isReady ? value : ''}
        disabled={!isReady}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
