import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listOrders } from '#contract/orders.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { findOrdersMessages } from '../../messages/find-orders.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/orders'
import { AccountPage } from './account-page.tsx'
import { type OrderFilters, countFilters, readFilters, toWire, widened, writeFilters } from './order-filters.ts'
import { FindOrder, OpenOrderFilters, OrderFiltersPanel, OrderTabs } from './order-filters-bar.tsx'
import { OrderList, OrderListSkeleton } from './order-list.tsx'
import { Pager } from './pager.tsx'
import { FailedState, EmptyState } from './empty-state.tsx'
import { useQuery } from './use-query.ts'
import { Icon } from '../../ui/icon.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, ordersMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The customer's orders in three tabs, filtered by the query of the URL (ORDER-5, ORDER-12). */
export default function Orders() {
  const messages = useMessages(ordersMessages)
  const [search] = useSearchParams()
  const filters = readFilters(search)
  return (
    <AccountPage title={messages.title} skeleton={<OrderListSkeleton />}>
      {() => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <OrderTabs filters={filters} />
            <div className="flex min-w-0 grow basis-72 flex-wrap gap-2 sm:max-w-[28rem]">
              <FindOrder filters={filters} />
              {/* Which orders a search finds depends on no tab and no filter. */}
              {!filters.number && <OpenOrderFilters filters={filters} />}
            </div>
          </div>
          <Results filters={filters} />
        </>
      )}
    </AccountPage>
  )
}

function Results({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  const findMessages = useMessages(findOrdersMessages)
  const sought = filters.number
  const found = (total: number) => (sought ? findMessages.foundFor(total, sought) : messages.found(total))
  useTopOfPage(filters.page)
  const {
    data: page,
    failure,
    retry,
  } = useQuery(writeFilters(filters), (signal) => browserClient.call(listOrders, toWire(filters), { signal }))
  return (
    <section aria-label={messages.title} className="flex flex-col gap-4">
      {!sought && <OrderFiltersPanel filters={filters} total={page?.total} />}
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {page && page.total > 0 ? found(page.total) : <span className="sr-only">{page && messages.none}</span>}
        </p>
        {countFilters(filters) > 0 && page?.total !== 0 && (
          <a
            href={writeFilters(widened(filters))}
            className="link inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {sought ? findMessages.findAgain : messages.clear}
          </a>
        )}
      </div>
      {failure && <FailedState onRetry={retry} />}
      {!failure && !page && (
        <LoadingRegion>
          <OrderListSkeleton />
        </LoadingRegion>
      )}
      {page && <OrderPage page={page} filters={filters} />}
      {page && filters.tab === 'online' && !sought && (
        <a href="?tab=history" className="link mx-auto inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold">
          {messages.seeHistory}
          <Icon name="arrow-right" className="size-4 shrink-0" />
        </a>
      )}
    </section>
  )
}

function OrderPage({ page, filters }: { page: ReplyOf<typeof listOrders>; filters: OrderFilters }) {
  if (page.data.length === 0 && filters.page === 1) return <NoOrders filters={filters} />
  // The list is shorter than when the link was made.
  if (filters.page > page.pages)
    return <Navigate to={writeFilters({ ...filters, page: Math.max(1, page.pages) })} replace />
  // What its customer may have to decide about comes first.
  const isPaused = ({ status }: { status: string }) => status === 'on_hold'
  const orders = page.data.toSorted((a, b) => Number(isPaused(b)) - Number(isPaused(a)))
  return (
    <>
      <OrderList orders={orders} />
      <Pager page={filters.page} pages={page.pages} toPath={(number) => writeFilters({ ...filters, page: number })} />
    </>
  )
}

function NoOrders({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  const findMessages = useMessages(findOrdersMessages)
  const { number } = filters
  const isFiltered = countFilters(filters) > 0
  const none = { online: messages.noneOnline, offline: messages.noneOffline, history: messages.noneHistory }
  const withoutSearch = isFiltered ? messages.noneFiltered : none[filters.tab]
  return (
    <EmptyState
      icon="package-open"
      title={isFiltered || filters.tab !== 'online' ? messages.none : messages.noneUnderWay}
      detail={number ? findMessages.noneFor(number) : withoutSearch}
    >
      {isFiltered ? (
        <a href={writeFilters(widened(filters))} className="button button-quiet">
          {number ? findMessages.findAgain : messages.clear}
        </a>
      ) : (
        <a href="/shop" className="button button-primary">
          {messages.goShopping}
        </a>
      )}
    </EmptyState>
  )
}

/** Scrolls to the top when the list turns to another page; a filter leaves the scroll position as it is. */
function useTopOfPage(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) window.scrollTo(0, 0)
    shown.current = page
  }, [page])
}
