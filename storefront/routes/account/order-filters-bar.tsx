import { useNavigate } from 'react-router'
import { type OptionName, optionNames } from '#contract/delivery-methods.ts'
import { orderTabs } from '#domain/orders/order-steps.ts'
import { useBranch } from '../../shopper/branch.ts'
import { findOrdersMessages } from '../../messages/find-orders.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import {
  type OrderFilters,
  type StatusFilter,
  countFilters,
  statusesOf,
  widened,
  writeFilters,
} from './order-filters.ts'
import { filterSheet } from '../../ui/filter-sheet.ts'
import { useModalSheet } from '../../ui/use-modal-sheet.ts'
import { FilterSelect } from './filter-select.tsx'
import { useStatusOptions } from './status-options.ts'
import { Icon } from '../../ui/icon.tsx'

const periods = ['10d', '6m', 'all'] as const

/** Open orders of this store, sales at the branches, and the history; each tab is a link with its own URL. */
export function OrderTabs({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  // A search finds orders of all tabs.
  const current = filters.number ? undefined : filters.tab
  return (
    <nav aria-label={messages.tabs} className="min-w-0">
      <ul className="flex flex-wrap gap-x-3 min-[23rem]:gap-x-5">
        {orderTabs.map((tab) => (
          <li key={tab} className="min-w-0">
            <a
              href={writeFilters({
                ...filters,
                tab,
                status: undefined,
                number: undefined,
                checkout: undefined,
                page: 1,
              })}
              aria-current={current === tab ? 'page' : undefined}
              className={`flex min-h-11 items-center border-b-2 text-sm font-semibold ${current === tab ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink'}`}
            >
              {messages[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const panelId = 'order-filters'

/** The button that opens the filters; it says how many are set. */
export function OpenOrderFilters({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  const count = countFilters(filters)
  return (
    <button type="button" popoverTarget={panelId} className="button button-quiet px-4 text-sm">
      <Icon name="sliders-horizontal" className="size-4" />
      <span className="max-sm:sr-only">{count ? messages.filtersCount(count) : messages.filters}</span>
      {count > 0 && (
        <span aria-hidden className="sm:hidden">
          {count}
        </span>
      )}
    </button>
  )
}

/** On wide screens the sheet comes from the right. */
const beside =
  'lg:inset-y-0 lg:right-0 lg:left-auto lg:h-dvh lg:max-h-none lg:w-96 lg:translate-x-full lg:translate-y-0 lg:rounded-none lg:open:translate-x-0 lg:starting:open:translate-x-full lg:starting:open:translate-y-0'

interface PanelProps {
  filters: OrderFilters
  /** How many orders there are with these filters; undefined until they are loaded. */
  total: number | undefined
}

/**
 * The filters as a sheet. It stays open while the shopper chooses: each choice navigates to its own URL, so that the back
 * button undoes it.
 */
export function OrderFiltersPanel({ filters, total }: PanelProps) {
  const messages = useMessages(ordersMessages)
  const panel = useModalSheet()
  return (
    <section
      ref={panel}
      id={panelId}
      tabIndex={-1}
      popover="auto"
      data-stays=""
      data-overlay=""
      aria-labelledby={`${panelId}-title`}
      className={`${filterSheet} ${beside}`}
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
        <h2 id={`${panelId}-title`} className="text-lg font-bold">
          {messages.filters}
        </h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={messages.closeFilters}
          className="button min-w-11 px-2 hover:bg-sunken"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">
        <Fields filters={filters} />
      </div>
      <div className="flex gap-2 border-t border-line px-5 py-3">
        <a href={writeFilters(widened(filters))} className="button button-quiet px-4 text-sm">
          {messages.clear}
        </a>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className="button button-primary grow px-3 max-sm:text-sm"
        >
          {total === undefined ? messages.show : messages.showFound(total)}
        </button>
      </div>
    </section>
  )
}

/** Period, status, branch and delivery. */
function Fields({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  const navigate = useNavigate()
  const { branches } = useBranch()
  const go = (change: Partial<OrderFilters>) =>
    void navigate(writeFilters({ ...filters, page: 1, ...change }), { preventScrollReset: true })

  return (
    <div className="grid grid-cols-1 gap-3 max-lg:sm:grid-cols-2">
      <fieldset className="col-span-full min-w-0">
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
      <StatusSelect filters={filters} onChange={(status) => go({ status })} />
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

interface StatusSelectProps {
  filters: OrderFilters
  onChange: (status: StatusFilter | undefined) => void
}

/** Where the orders of a tab can be; nothing where it has one alone. */
function StatusSelect({ filters, onChange }: StatusSelectProps) {
  const messages = useMessages(ordersMessages)
  const options = useStatusOptions(statusesOf(filters.tab))
  if (options?.length === 0) return null
  return (
    <FilterSelect
      label={messages.status}
      any={messages.anyStatus}
      value={filters.status ?? ''}
      options={options ?? []}
      isReady={options !== undefined}
      onChange={(value) => onChange(value as StatusFilter | undefined)}
    />
  )
}

/** The field for a product, or for the number of an order, an invoice or a return. */
export function FindOrder({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(findOrdersMessages)
  const navigate = useNavigate()
  const onFind = (number: string | undefined) =>
    void navigate(writeFilters({ ...filters, page: 1, number }), { preventScrollReset: true })
  return (
    <search className="min-w-0 grow">
      <form
        key={filters.number}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('number')
          onFind(typeof typed === 'string' && typed.trim() ? typed.trim() : undefined)
        }}
      >
        <input
          name="number"
          type="search"
          aria-label={messages.findHint}
          placeholder={messages.findHint}
          className="field pr-12 text-sm"
          maxLength={40}
          autoComplete="off"
          defaultValue={filters.number ?? ''}
        />
        <button
          type="submit"
          aria-label={messages.findButton}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="search" className="size-4.5" />
        </button>
      </form>
    </search>
  )
}
