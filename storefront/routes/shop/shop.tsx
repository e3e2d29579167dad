import { data, replace, useNavigation } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { useBelow } from '../../hydration/below.ts'
import { grouped } from '../../ui/grouped.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { pageContext } from '../../page/page-context.ts'
import { RecentlyViewed } from '../../recent/recently-viewed.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { later } from '../../hydration/later.tsx'
import type { Route } from './+types/shop'
import { ActiveFilters } from './active-filters.tsx'
import { askKnown } from './ask-known.ts'
import { type Listing, askListing } from './ask-listing.ts'
import { CorrectedSearch } from './corrected-search.tsx'
import { FilterPanel, OpenFilters } from './filter-panel.tsx'
import { useFilterNames } from './filter-names.ts'
import { PageSizeSelect, SortSelect } from './list-selects.tsx'
import { Pagination } from './pagination.tsx'
import { queryOf, shopPath } from './query.ts'
import { readQuery, unknownFilter } from './read-query.ts'
import { Results, useIsSlow } from './results.tsx'
import { ShopError, type Unknown, errorTitle } from './shop-error.tsx'
import { useOwnListing } from './use-own-listing.ts'
import { useResultEvents } from './use-result-events.ts'
import { useResultsInView } from './use-results-in-view.ts'

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  const messages = metaMessages({ matches, location }, shopMessages)
  if (!loaderData) return pageMeta({ matches, location }, { title: errorTitle(error, messages), isPrivate: true })
  const { query, list } = loaderData
  const root = matches[0].loaderData
  const category = root?.categories.find(({ category_id }) => String(category_id) === query.category)?.category_name
  const title = query.q
    ? messages.resultsFor(list.corrected ?? query.q)
    : (category ?? (query.only_offers ? messages.offers : messages.allProducts))
  // Search engines know a list by its category and page; orders, brands and prices are only views of it.
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
  const query = readQuery(search)
  const unknown = unknownFilter(search, await askKnown(client))
  if (unknown)
    throw data({ unknown, onward: shopPath({ ...query, [unknown]: undefined, page: undefined }) } satisfies Unknown, {
      status: 404,
    })
  const listing = await askListing(client, query, branchCode).catch(sayWhy)
  const { page, pages } = listing.list
  // Of a page past the end, as an old link may ask for, the last one there is: the address says so.
  if (Number(query.page ?? 1) > Math.max(1, pages)) throw replace(shopPath({ ...query, page: String(page) }))
  return listing
}

/** The store's own words reach the page that tells of the failure; of another error it would learn nothing. */
function sayWhy(error: unknown): never {
  if (error instanceof CallFailed) throw data({ message: error.message }, { status: error.httpStatus || 503 })
  throw error
}

export { ShopError as ErrorBoundary }

/** At least the first screen of any window, three rows of the widest grid (useBelow knows higher ones). */
const firstCards = 12

const EmptyResult = later(() => import('./empty-result.tsx'), { isStill: true })

export default function Shop({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(shopMessages)
  const navigation = useNavigation()
  const { listing, isWaiting, isHeldBack, listKey } = useOwnListing(loaderData)
  const { query, list, branchCode } = listing
  const isLeaving = navigation.state === 'loading' && navigation.location.pathname === '/shop'
  const isLoading = isLeaving || isWaiting
  // While the answer is on its way the form already shows what was asked.
  const asked = isLeaving ? queryOf(new URLSearchParams(navigation.location.search)) : loaderData.query
  const names = useFilterNames(list.facets.brands)
  const resultsRef = useResultsInView(query)
  const tellSearch = useResultEvents(list)
  const isLong = useIsSlow(isLoading)
  const isSlow = isLong || isHeldBack
  const isEmpty = list.docs.length === 0 && !isSlow
  const hasBelow = useBelow()
  const category = query.category && names.category(query.category)

  return (
    <div className="page py-5 lg:py-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-bold wrap-anywhere lg:text-2xl">
            {query.q
              ? messages.resultsFor(list.corrected ?? query.q)
              : category || (query.only_offers ? messages.offers : messages.allProducts)}
          </h1>
          <p role="status" className="mt-1 text-sm text-muted">
            {isSlow ? messages.loading : foundText(messages, list)}
          </p>
        </div>
        <div className="flex w-full items-end gap-2 max-[20rem]:flex-wrap sm:w-auto">
          <OpenFilters query={asked} names={names} />
          <SortSelect query={asked} />
        </div>
      </div>
      <div className="xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:items-start xl:gap-8">
        <FilterPanel query={asked} list={list} />
        <section ref={resultsRef} aria-label={messages.results} className="min-w-0 scroll-mt-4">
          {query.q && list.corrected && !isEmpty && <CorrectedSearch typed={query.q} corrected={list.corrected} />}
          <ActiveFilters query={asked} names={names} />
          {isEmpty ? (
            <EmptyResult
              query={query}
              brands={list.facets.brands}
              relaxed={list.relaxed}
              searchTotal={listing.searchTotal}
            />
          ) : (
            <Results
              key={listKey}
              products={hasBelow ? list.docs : list.docs.slice(0, firstCards)}
              branchCode={branchCode}
              isLoading={isLoading}
              isSlow={isSlow}
              onPress={tellSearch}
            />
          )}
          <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
            <Pagination query={query} page={list.page} pages={list.pages} />
            {list.total > 12 && <PageSizeSelect query={asked} />}
          </div>
        </section>
      </div>
      <RecentlyViewed className="mt-12" />
    </div>
  )
}

function foundText(messages: (typeof shopMessages)['en'], { docs, page, limit, total }: Listing['list']): string {
  if (total === 0) return messages.foundNone
  if (docs.length === total) return messages.products(grouped(total), total)
  const first = (page - 1) * limit + 1
  return messages.found(grouped(first), grouped(first + docs.length - 1), grouped(total))
}
