import type { FilterName } from '#contract/product-filters.ts'
import { memo } from 'react'
import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import { filterSheet } from '../../ui/filter-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { filterMessages } from '../../messages/filters.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type FilterLabels, filterChips } from './filter-labels.ts'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { type ListingQuery, hasFilters, shopPath, splitList, withoutChips } from './listing-query.ts'
import { filterFormId, useFilterForm } from './use-filter-form.ts'
import { useModalSheet } from '../../ui/use-modal-sheet.ts'

const panelId = 'filter-panel'
/** Filters without a field in the panel: hidden fields send them with the form. */
const hiddenFields: FilterName[] = ['q', 'category', 'fits']

/** The button that opens the filters on narrow screens, where they are a sheet. */
export function OpenFilters({ query, labels }: { query: ListingQuery; labels: FilterLabels }) {
  const messages = useMessages(shopMessages)
  const count = filterChips(query, labels, messages).filter(({ name }) => name !== 'q').length
  return (
    <button type="button" popoverTarget={panelId} className="button button-quiet px-4 text-sm xl:hidden">
      <Icon name="sliders-horizontal" className="size-4" />
      {count ? messages.filtersCount(count) : messages.filters}
    </button>
  )
}

interface ForPhoneProps {
  query: ListingQuery
  labels: FilterLabels
  devices: ReplyOf<typeof listProducts>['facets']['devices']
}

/** On narrow screens the question for the phone stands above goods that are made for phones; it opens the filters. */
export function PhoneQuestion({ query, labels, devices }: ForPhoneProps) {
  const { forWhichPhone } = useMessages(filterMessages)
  if (devices.length === 0) return null
  const chosen = splitList(query.fits).map(labels.device)
  return (
    <button
      type="button"
      popoverTarget={panelId}
      // The question is the first of the filters.
      onClick={() => document.getElementById(filterFormId)?.scrollTo(0, 0)}
      className="field flex w-full items-center gap-2 text-left text-sm font-semibold max-sm:mt-3 xl:hidden"
    >
      <span className="min-w-0 grow truncate">
        {forWhichPhone}
        {chosen.length > 0 && <b className="font-bold"> {chosen.join(', ')}</b>}
      </span>
      <Icon name="chevron-down" className="size-4 shrink-0" />
    </button>
  )
}

const column =
  'xl:static xl:flex xl:max-h-none xl:w-auto xl:overflow-visible xl:translate-y-0 xl:rounded-none xl:bg-transparent xl:shadow-none xl:transition-none'

interface Props {
  query: ListingQuery
  list: Pick<ReplyOf<typeof listProducts>, 'facets' | 'total'>
}

// On a phone the sheet is closed at first: until it opens, its fields work as a plain form and need no code.
const FilterGroups = deferHydration(() => import('./filter-groups.tsx'))

/**
 * The filters: a column on wide screens, a sheet on others. Both are one form in a native popover, so that it opens and
 * submits without JavaScript too.
 */
export const FilterPanel = memo(function FilterPanel({ query, list }: Props) {
  const messages = useMessages(shopMessages)
  const { ref, onSubmit, isTyping } = useFilterForm(query)
  const panel = useModalSheet()
  return (
    <aside
      ref={panel}
      id={panelId}
      tabIndex={-1}
      popover="auto"
      data-stays=""
      data-overlay=""
      aria-labelledby="filters-title"
      className={`${filterSheet} ${column}`}
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 xl:sr-only">
        <h2 id="filters-title" className="text-lg font-bold">
          {messages.filters}
        </h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={messages.close}
          className="button min-w-11 px-2 hover:bg-sunken"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <form
        ref={ref}
        id={filterFormId}
        method="get"
        action="/shop"
        onSubmit={onSubmit}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-2 xl:-ml-2 xl:overflow-visible xl:px-2 xl:pb-0"
      >
        {hiddenFields.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
        <FilterGroups query={query} facets={list.facets} />
        {/* A form with several text fields submits on Enter only if it has a submit button. */}
        <button tabIndex={-1} aria-hidden className="sr-only">
          {messages.apply}
        </button>
      </form>
      <p role="status" className="sr-only xl:hidden">
        {messages.products(groupThousands(list.total), list.total)}
      </p>
      <SheetFooter query={query} total={isTyping ? undefined : list.total} />
    </aside>
  )
})

/**
 * The footer of the sheet, always visible: clear the filters, or show the results, with their number once it is known.
 * Without JavaScript a button submits the form.
 */
function SheetFooter({ query, total }: { query: ListingQuery; total: number | undefined }) {
  const messages = useMessages(shopMessages)
  const canClear = hasFilters({ ...query, category: query.q && query.category })
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3 xl:border-0 xl:px-0 xl:py-0">
      {canClear && (
        <a href={shopPath(withoutChips(query))} className="needs-script button button-quiet px-4 text-sm xl:hidden">
          {messages.clearFilters}
        </a>
      )}
      <button
        type="button"
        popoverTarget={panelId}
        popoverTargetAction="hide"
        className="needs-script button button-primary grow px-3 max-sm:text-sm xl:hidden"
      >
        {total === undefined ? messages.showProducts : messages.show(groupThousands(total), total)}
      </button>
      <div className="only-without-script grow xl:pt-3">
        <button form={filterFormId} className="button button-primary w-full">
          {messages.apply}
        </button>
      </div>
    </div>
  )
}
