import type { listProducts } from '#contract/catalogue.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { Icon } from '../../components/icon.tsx'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import { BrandFilter } from './brand-filter.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { FilterName, Query } from './query.ts'
import { RatingFilter, ToggleFilter } from './simple-filters.tsx'
import { type FilterForm, filterFormId } from './use-filter-form.ts'

const panelId = 'filter-panel'
const narrowing: FilterName[] = ['category', 'brands_selected', 'prices', 'rated', 'only_offers', 'only_with_existence']
/** Filters that the panel has no field for; they are kept when it is sent. */
const carried: FilterName[] = ['q', 'category', 'models_selected', 'place']

/** Opens the filters where they are a sheet. */
export function OpenFilters({ query }: { query: Query }) {
  const words = useWords(shopWords)
  const count = narrowing.filter((name) => query[name]).length
  return (
    <button type="button" popoverTarget={panelId} className="button button-quiet px-4 text-sm xl:hidden">
      <Icon name="sliders-horizontal" className="size-4" />
      {count ? words.filtersCount(count) : words.filters}
    </button>
  )
}

const sheet =
  'fixed inset-x-0 top-auto bottom-0 m-0 hidden max-h-[88dvh] w-full max-w-none translate-y-full flex-col rounded-t-xl bg-paper p-0 text-ink shadow-high transition-[translate,display,overlay] transition-discrete duration-300 backdrop:bg-shade open:flex open:translate-y-0 starting:open:translate-y-full [:root:has(&:popover-open)]:overflow-hidden'
const column =
  'xl:sticky xl:top-24 xl:flex xl:max-h-[calc(100dvh-7rem)] xl:w-auto xl:overflow-visible xl:translate-y-0 xl:rounded-none xl:bg-transparent xl:shadow-none xl:transition-none'

/**
 * The filters: a column on wide windows, a sheet on others. One form for both, a browser's own popover, so that it opens, sends and
 * lists without JavaScript too.
 */
export function FilterPanel({
  query,
  list,
  form,
}: {
  query: Query
  list: Pick<ReplyOf<typeof listProducts>, 'facets' | 'total'>
  form: FilterForm
}) {
  const words = useWords(shopWords)
  return (
    <aside id={panelId} popover="auto" aria-labelledby="filters-title" className={`${sheet} ${column}`}>
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 xl:sr-only">
        <h2 id="filters-title" className="text-lg font-bold">
          {words.filters}
        </h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={words.close}
          className="button min-w-11 px-2 hover:bg-sunken"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <form
        id={filterFormId}
        method="get"
        action="/shop"
        onSubmit={form.onSubmit}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-2 xl:-ml-2 xl:px-2 xl:py-0"
      >
        {carried.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
        <CategoryFilter query={query} />
        <BrandFilter query={query} brands={list.facets.brands} onChange={form.send} />
        <PriceFilter query={query} onChange={form.send} />
        <fieldset className="filter-group py-4">
          <legend className="sr-only">{words.availability}</legend>
          <ToggleFilter name="only_offers" query={query} label={words.onlyOffers} onChange={form.send} />
          <ToggleFilter name="only_with_existence" query={query} label={words.onlyInStock} onChange={form.send} />
        </fieldset>
        <RatingFilter query={query} onChange={form.send} />
        {/* Enter in one of two text fields sends a form only where it has a button to press. */}
        <button tabIndex={-1} aria-hidden className="sr-only">
          {words.apply}
        </button>
        <noscript>
          <button className="button button-primary my-4 w-full">{words.apply}</button>
        </noscript>
      </form>
      <div className="border-t border-line px-5 py-3 xl:hidden">
        <button type="button" popoverTarget={panelId} popoverTargetAction="hide" className="button button-primary w-full">
          {words.show(list.total)}
        </button>
      </div>
    </aside>
  )
}
