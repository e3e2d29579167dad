import { data, replace, useNavigation } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { defaultPageSize } from '#domain/products/listing.ts'
import { useBelowTheFold } from '../../hydration/below-the-fold.ts'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { groupThousands } from '../../ui/group-thousands.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pageContext } from '../../page/page-context.ts'
import { RecentlyViewed } from '../../recent/recently-viewed.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/shop'
import { ActiveFilters } from './active-filters.tsx'
import { fetchKnownFilterValues } from './fetch-known-filter-values.ts'
import { type Listing, fetchListing } from './fetch-listing.ts'
import { fetchPricedQuery } from './fetch-priced-query.ts'
import { CorrectedSearch } from './corrected-search.tsx'
import { PhoneQuestion, FilterPanel, OpenFilters } from './filter-panel.tsx'
import { type FilterLabels, useFilterLabels } from './filter-labels.ts'
import { PageSizeSelect, SortSelect } from './list-selects.tsx'
import { Pagination } from './pagination.tsx'
import { HelpLink } from './help-link.tsx'
import { foundText, titleOf } from './listing-texts.ts'
import { NothingFound } from './nothing-found.tsx'
import { type ListingQuery, hasFilters, nearestQuery, queryFromEntries, shopPath } from './listing-query.ts'
import { parseQuery, unknownFilter } from './parse-query.ts'
import { Results, useIsSlow } from './results.tsx'
import { ShopError, type UnknownFilter, errorTitle } from './shop-error.tsx'
import { UnderstoodSearch } from './understood-search.tsx'
import { usePersonalListing } from './use-personal-listing.ts'
import { useResultEvents } from './use-result-events.ts'
import { useResultsInView } from './use-results-in-view.ts'

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  const messages = metaMessages({ matches, location }, shopMessages)
  if (!loaderData) return pageMeta({ matches, location }, { title: errorTitle(error, messages), isPrivate: true })
  const { query, list } = loaderData
  const root = matches[0].loaderData
  const category = root?.categories.find(({ category_id }) => String(category_id) === query.category)?.category_name
  const title = titleOf(messages, loaderData, category)
  // The canonical URL has search, category and page only: sort orders, brands and prices are views of the same listing.
  const pathOf = (page: number) => shopPath({ q: query.q, category: query.category, page: String(page) })
  const beside = (rel: 'prev' | 'next', page: number) => ({
    tagName: 'link' as const,
    rel,
    href: `${root?.publicUrl}${pathOf(page)}`,
  })
  return [
    ...pageMeta(
      { matches, location },
      {
        title: list.page > 1 ? `${title} · ${messages.page(list.page)}` : title,
        description: messages.metaDetail,
        query: pathOf(list.page).split('?')[1],
      },
    ),
    ...(list.page > 1 ? [beside('prev', list.page - 1)] : []),
    ...(list.page < list.pages ? [beside('next', list.page + 1)] : []),
    ...(query.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, branchCode } = context.get(pageContext)
  const search = new URL(request.url).searchParams
  const query = parseQuery(search)
  const priced = await fetchPricedQuery(client, query)
  if (priced) throw replace(shopPath(priced))
  const unknown = unknownFilter(search, await fetchKnownFilterValues(client))
  if (unknown)
    throw data(
      { unknown, onward: shopPath({ ...query, [unknown]: undefined, page: undefined }) } satisfies UnknownFilter,
      {
        status: 404,
      },
    )
  const listing = await fetchListing(client, query, branchCode).catch(withMessage)
  const { page, pages } = listing.list
  // A page past the end, as in an old link, redirects to the last page.
  if (Number(query.page ?? 1) > Math.max(1, pages)) throw replace(shopPath({ ...query, page: String(page) }))
  return listing
}

/** The message of a refusal reaches the error page; other errors have none that a shopper should read. */
function withMessage(error: unknown): never {
  if (error instanceof CallFailed) throw data({ message: error.message }, { status: error.httpStatus || 503 })
  throw error
}

export { ShopError as ErrorBoundary }

const CategoryRow = deferHydration(() => import('./category-row.tsx'), {
  isStatic: true,
  className: 'category-place sm:order-last xl:hidden',
})

/** At least the first screen of any window: three rows of the widest grid (`useBelowTheFold` handles taller windows). */
const firstCards = 12

export default function Shop({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(shopMessages)
  const { listing, shownQuery, isLoading, isSlow, listKey } = useShownListing(loaderData)
  const { query, list, branchCode } = listing
  const labels = useFilterLabels(list.facets)
  const resultsRef = useResultsInView(query)
  const recordResultEvents = useResultEvents(list)
  const isEmpty = list.docs.length === 0 && !isSlow
  const isUnknown = isEmpty && !hasFilters(query)
  const hasBelow = useBelowTheFold()

  return (
    <div className="page pt-2 pb-5 lg:py-8">
      <a href="#products" className="skip-link">
        {messages.toProducts}
      </a>
      {/* The bar in the header stays in view until the end of this element. */}
      <div>
        <ListingHeader
          listing={listing}
          shownQuery={shownQuery}
          labels={labels}
          isSlow={isSlow}
          isUnknown={isUnknown}
        />
        <div
          className={isUnknown ? 'max-sm:mt-4' : 'xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:items-start xl:gap-8'}
        >
          {!isUnknown && <FilterPanel query={shownQuery} list={list} />}
          <section
            ref={resultsRef}
            id="products"
            tabIndex={-1}
            aria-label={messages.results}
            className="min-w-0 scroll-mt-4 outline-none"
          >
            {query.q && list.corrected && !isEmpty && <CorrectedSearch typed={query.q} corrected={list.corrected} />}
            <ActiveFilters query={shownQuery} labels={labels} devices={list.facets.devices} results={resultsRef} />
            {isEmpty ? (
              <NothingFound listing={listing} />
            ) : (
              <Results
                key={listKey}
                products={hasBelow ? list.docs : list.docs.slice(0, firstCards)}
                complete={onPage(list, list.complete ?? list.total)}
                fitting={list.fitting && { ...list.fitting, total: onPage(list, list.fitting.total) }}
                branchCode={branchCode}
                isLoading={isLoading}
                isSlow={isSlow}
                onPress={recordResultEvents}
              />
            )}
            <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
              <Pagination query={query} page={list.page} pages={list.pages} />
              {list.total > Math.min(list.limit, defaultPageSize) && <PageSizeSelect query={shownQuery} />}
            </div>
          </section>
        </div>
      </div>
      <RecentlyViewed className="mt-12" />
    </div>
  )
}

/** How many of the first `count` products of a list are on its page. */
const onPage = ({ page, limit, docs }: Listing['list'], count: number): number =>
  Math.max(0, Math.min(docs.length, count - (page - 1) * limit))

/** The listing to show, at the shopper's own prices, and whether another one is loading. */
function useShownListing(publicListing: Listing) {
  const navigation = useNavigation()
  const personal = usePersonalListing(publicListing)
  const isLeaving = navigation.state === 'loading' && navigation.location.pathname === '/shop'
  const isLoading = isLeaving || personal.isLoading
  const isSlow = useIsSlow(isLoading) || personal.hidesPublicListing
  // While another listing loads, the form already shows its filters.
  const shownQuery = isLeaving ? queryFromEntries(new URLSearchParams(navigation.location.search)) : publicListing.query
  return { listing: personal.listing, listKey: personal.listKey, shownQuery, isLoading, isSlow }
}

interface HeaderProps {
  listing: Listing
  shownQuery: ListingQuery
  labels: FilterLabels
  isSlow: boolean
  /** The store has nothing for the search: there is nothing to filter. */
  isUnknown: boolean
}

function ListingHeader({ listing, shownQuery, labels, isSlow, isUnknown }: HeaderProps) {
  const { query, list } = listing
  const messages = useMessages(shopMessages)
  const category = query.category && labels.category(query.category)
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 max-sm:contents">
      <div className="min-w-0">
        {category && !query.q && (
          <div className="max-sm:-mt-2">
            <Breadcrumb
              crumbs={[
                { name: messages.allProducts, to: '/shop' },
                { name: category, content: category },
              ]}
            />
          </div>
        )}
        <h1 className="text-xl font-bold wrap-anywhere lg:text-2xl">{titleOf(messages, listing, category)}</h1>
        <p role="status" className="mt-1 text-sm text-muted">
          {isSlow ? messages.loading : foundText(messages, listing)}
        </p>
        <UnderstoodSearch query={query} {...(category && { category })} />
        {list.help_page && <HelpLink page={list.help_page} isOnly={list.total === 0} />}
        <NearNote list={list} />
      </div>
      {!query.q && !hasFilters(query) && <CategoryRow />}
      <div className="flex flex-wrap items-end gap-2 max-sm:contents">
        <PhoneQuestion query={shownQuery} labels={labels} devices={list.facets.devices} />
        {!isUnknown && (
          <div className="listing-bar">
            <OpenFilters query={shownQuery} labels={labels} />
            {list.total > 0 && <SortSelect query={shownQuery} />}
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * Below the heading of a search of which no product has all words (SEARCH-38): the search for its other words, such as the
 * phone that it names, and where nothing of the list is known to fit that, what to check. Of a search for a maker whose
 * phones the store does not have (SEARCH-54): the phones that it has.
 */
function NearNote({ list: { nearest, complete, total, fitting, accessories_only: isMadeFor } }: Pick<Listing, 'list'>) {
  const messages = useMessages(shopMessages)
  if ((complete !== 0 && !isMadeFor) || total === 0) return null
  const note = nearest?.q ? messages.nearWithout(nearest.q) : messages.nearDetail
  return (
    <div className="mt-1 text-sm">
      {!fitting && <p className="text-muted">{isMadeFor ? messages.notThePhones : note}</p>}
      {nearest?.q && (
        <a href={shopPath(nearestQuery(nearest))} className="button button-quiet mt-2 max-w-full px-4 text-sm">
          <span className="min-w-0">{messages.searchRest(nearest.q, groupThousands(nearest.total))}</span>
          <Icon name="arrow-right" className="size-4.5" />
        </a>
      )}
    </div>
  )
}
