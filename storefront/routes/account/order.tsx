import { PackageX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import type { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getOrder } from '#contract/orders.ts'
import { refusalToCancel } from '#domain/orders/order-steps.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { Waiting } from '../../shopper/require-customer.tsx'
import { ordersMessages } from '../../messages/orders.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/order'
import { AccountPage } from './account-page.tsx'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { formatMoment } from './dates.ts'
import { OrderAmounts, OrderLines } from './order-lines.tsx'
import { OrderPayments, OrderPlace } from './order-facts.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { FailedState, QuietState } from './states.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useAnswer } from './use-answer.ts'

export type OrderDetail = ReplyOf<typeof getOrder>

const idMax = 1_000_000_000

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, ordersMessages).order(Number(args.params['id']) || 0), isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** One of the customer's orders. Somebody else's, and what is no number, is not found. */
export default function Order() {
  const messages = useMessages(ordersMessages)
  const { id: text = '' } = useParams()
  const id = /^[1-9]\d*$/.test(text) && Number(text) <= idMax ? Number(text) : undefined
  return (
    <AccountPage
      title={id ? messages.order(id) : messages.number}
      trail={[{ name: messages.title, to: '/account/orders' }]}
      skeleton={<OrderSkeleton />}
    >
      {() => (id ? <LoadedOrder key={id} id={id} /> : <NoSuchOrder />)}
    </AccountPage>
  )
}

function LoadedOrder({ id }: { id: number }) {
  const { answer, failure, retry, put } = useAnswer(`order ${id}`, (signal) =>
    browserClient.call(getOrder, { id }, { signal }),
  )
  if (failure) return isMissing(failure) ? <NoSuchOrder /> : <FailedState onRetry={retry} />
  if (answer) return <ShownOrder order={answer} onChanged={put} onStale={retry} />
  return (
    <Waiting>
      <OrderSkeleton />
    </Waiting>
  )
}

function isMissing(failure: CallFailed): boolean {
  return failure.reason === 'not-found' || failure.reason === 'invalid'
}

interface ShownProps {
  order: OrderDetail
  onChanged: (order: OrderDetail) => void
  /** The store knows more than this page does. */
  onStale: () => void
}

function ShownOrder({ order, onChanged, onStale }: ShownProps) {
  const messages = useMessages(ordersMessages)
  const language = useLanguage()
  // The rule that the store itself asks, so the button is there exactly while it would work (ORDER-3).
  const canCancel = order.can_cancel && !refusalToCancel(order)
  useFocusKept(canCancel)
  return (
    <>
      <div className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <StatusBadge order={order} />
        <p className="text-sm text-muted">{messages.placed(formatMoment(order.creation, language))}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full sm:ml-auto">
          <BuyAgain order={order} />
          {canCancel && <CancelOrder order={order} onCanceled={onChanged} onTooLate={onStale} />}
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <OrderLines order={order} />
          <div className="grid items-start gap-5 md:grid-cols-2">
            <OrderAmounts order={order} />
            <OrderPayments order={order} />
          </div>
        </div>
        <div className="grid items-start gap-5 md:max-xl:grid-cols-2">
          <OrderTimeline order={order} />
          <OrderPlace order={order} />
        </div>
      </div>
    </>
  )
}

function NoSuchOrder() {
  const messages = useMessages(ordersMessages)
  return (
    <QuietState Icon={PackageX} title={messages.missing} detail={messages.missingDetail}>
      <a href="/account/orders" className="button button-primary">
        {messages.back}
      </a>
    </QuietState>
  )
}

function OrderSkeleton() {
  return (
    <>
      <div className="skeleton -mt-3 h-11" />
      <div className="mt-5 grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <div className="skeleton h-72" />
          <div className="skeleton h-44" />
        </div>
        <div className="skeleton h-96" />
      </div>
    </>
  )
}

/** When the button that had the focus goes with what it did, the focus goes to the page instead of nowhere. */
function useFocusKept(hasButton: boolean): void {
  const had = useRef(hasButton)
  useEffect(() => {
    if (had.current && !hasButton && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    had.current = hasButton
  }, [hasButton])
}
