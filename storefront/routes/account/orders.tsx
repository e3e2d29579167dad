import { PackageOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listOrders } from '#contract/orders.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { Waiting } from '../../shopper/require-customer.tsx'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/orders'
import { AccountPage } from './account-page.tsx'
import { type OrderFilters, isNarrowed, readFilters, toWire, writeFilters } from './order-filters.ts'
import { OrderFiltersBar, OrderTabs } from './order-filters-bar.tsx'
import { OrderList, OrderListSkeleton } from './order-list.tsx'
import { Pages } from './pages.tsx'
import { FailedState, QuietState } from './states.tsx'
import { useAnswer } from './use-answer.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, ordersMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The customer's orders: on their way or history, narrowed by what the address says (ORDER-5). */
export default function Orders() {
  const messages = useMessages(ordersMessages)
  const [search] = useSearchParams()
  const filters = readFilters(search)
  return (
    <AccountPage title={messages.title} skeleton={<OrderListSkeleton />}>
      {() => (
        <>
          <div className="flex flex-col gap-4">
            <OrderTabs filters={filters} />
            <OrderFiltersBar filters={filters} />
          </div>
          <Results filters={filters} />
        </>
      )}
    </AccountPage>
  )
}

function Results({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  useTopOfPage(filters.page)
  const { answer, failure, retry } = useAnswer(writeFilters(filters), (signal) =>
    browserClient.call(listOrders, toWire(filters), { signal }),
  )
  return (
    <section aria-label={messages.title} className="mt-5 flex flex-col gap-4">
      <p role="status" className={answer && answer.total > 0 ? 'text-sm text-muted' : 'sr-only'}>
        {answer && (answer.total > 0 ? messages.found(answer.total) : messages.none)}
      </p>
      {failure && <FailedState onRetry={retry} />}
      {!failure && !answer && (
        <Waiting>
          <OrderListSkeleton />
        </Waiting>
      )}
      {answer && <Found answer={answer} filters={filters} />}
    </section>
  )
}

function Found({ answer, filters }: { answer: ReplyOf<typeof listOrders>; filters: OrderFilters }) {
  if (answer.data.length === 0 && filters.page === 1) return <NoOrders filters={filters} />
  return (
    <>
      <OrderList orders={answer.data} />
      <Pages page={filters.page} pages={answer.pages} toPage={(page) => writeFilters({ ...filters, page })} />
    </>
  )
}

function NoOrders({ filters }: { filters: OrderFilters }) {
  const messages = useMessages(ordersMessages)
  const isFiltered = isNarrowed(filters)
  const detail = isFiltered
    ? messages.noneFiltered
    : filters.tab === 'history'
      ? messages.noneHistory
      : messages.noneOnline
  return (
    <QuietState Icon={PackageOpen} title={messages.none} detail={detail}>
      {isFiltered ? (
        <a
          href={writeFilters({ ...filters, period: 'all', status: undefined, branch: undefined, page: 1 })}
          className="button button-quiet"
        >
          {messages.clear}
        </a>
      ) : (
        <a href="/shop" className="button button-primary">
          {messages.goShopping}
        </a>
      )}
    </QuietState>
  )
}

/** Another page of the list begins at its top; a filter leaves the window where it is. */
function useTopOfPage(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) window.scrollTo(0, 0)
    shown.current = page
  }, [page])
}
