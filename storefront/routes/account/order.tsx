import { useState } from 'react'
import { useParams } from 'react-router'
import type { CallFailed } from '#contract/client.ts'
import { getOrder } from '#contract/orders.ts'
import { refusalToCancel } from '#domain/orders/order-steps.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { orderMessages } from '../../messages/order.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/order'
import { AccountPage } from './account-page.tsx'
import { CashDue } from './cash-due.tsx'
import { formatMoment } from './dates.ts'
import { hasNoteBelow } from './note-at-top.ts'
import type { OrderDetail } from './order-detail.ts'
import { OrderAmounts, OrderLines } from './order-lines.tsx'
import { OrderDestination } from './order-destination.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderPayments } from './order-payments.tsx'
import { FailedState, EmptyState } from './empty-state.tsx'
import { ShareProgress } from './share-progress.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useQuery } from './use-query.ts'
import { anywhere, whenSeen } from './when-seen.tsx'

const idMax = 1_000_000_000

// What an order in another status does not load.
const DepositProof = whenSeen(
  async () => ({ default: (await import('./deposit-proof/deposit-proof-on-demand.tsx')).DepositProofOnDemand }),
  'h-64',
  anywhere,
)
const LateBadge = onDemand(async () => ({ default: (await import('./late-badge.tsx')).LateBadge }))
const ExpectedBy = whenSeen(
  async () => ({ default: (await import('./expected-by.tsx')).ExpectedBy }),
  'mt-2 h-6 w-56',
  anywhere,
)
const OnHoldWays = whenSeen(
  async () => ({ default: (await import('./on-hold.tsx')).OnHoldWays }),
  'mt-6 h-76 sm:h-44',
  anywhere,
)
const nearEnd = '300px'

// At the end of the page: folded details have nothing to print, and neither has the button that cancels.
const loadTimeline = async () => ({ default: (await import('./order-timeline.tsx')).OrderTimeline })
const OpenTimeline = whenSeen(loadTimeline, 'w-full h-60', anywhere)
const FoldedTimeline = whenSeen(loadTimeline, 'w-full h-15 print:hidden', nearEnd)
const CancelOrder = whenSeen(() => import('./cancel-order.tsx'), 'h-11 w-40 print:hidden', nearEnd)
const AfterDelivery = whenSeen(() => import('./returns/after-delivery.tsx'), 'h-56', anywhere)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, orderMessages).order(Number(args.params['id']) || 0), isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** One of the customer's orders. Another customer's order is not found, and neither is an id that is no number. */
export default function Order() {
  const messages = useMessages(orderMessages)
  const { id: text = '' } = useParams()
  const id = /^[1-9]\d*$/.test(text) && Number(text) <= idMax ? Number(text) : undefined
  return (
    <AccountPage
      title={id ? messages.order(id) : messages.number}
      trail={[{ name: messages.title, to: '/account/orders' }]}
      skeleton={<OrderSkeleton />}
    >
      {() => (id ? <LoadedOrder key={id} id={id} /> : <OrderNotFound />)}
    </AccountPage>
  )
}

function LoadedOrder({ id }: { id: number }) {
  const {
    data: order,
    failure,
    retry,
    setData,
  } = useQuery(`order ${id}`, (signal) => browserClient.call(getOrder, { id }, { signal }))
  if (failure) return isMissing(failure) ? <OrderNotFound /> : <FailedState onRetry={retry} />
  if (order) return <OrderContent order={order} onChanged={setData} onStale={retry} />
  return (
    <LoadingRegion>
      <OrderSkeleton />
    </LoadingRegion>
  )
}

function isMissing(failure: CallFailed): boolean {
  return failure.reason === 'not-found' || failure.reason === 'invalid'
}

interface ContentProps {
  order: OrderDetail
  onChanged: (order: OrderDetail) => void
  /** The order has changed in the store since this page loaded it. */
  onStale: () => void
}

function OrderContent({ order, onChanged, onStale }: ContentProps) {
  const messages = useMessages(orderMessages)
  const language = useLanguage()
  // The store applies the same rule, so the page has the button exactly while it works (ORDER-3).
  const canCancel = order.can_cancel && !refusalToCancel(order)
  useFocusAfterRemoval(canCancel)
  const cancel = canCancel && (
    <CancelOrder order={order} isWide={order.status === 'on_hold'} onCanceled={onChanged} onTooLate={onStale} />
  )
  const [openedMs] = useState(() => Date.now())
  const promised = order.expected_by ?? order.ready_by
  const isPast = promised !== null && Date.parse(promised) < openedMs
  const isUnderWay = order.status !== 'delivered' && order.status !== 'canceled'
  return (
    <>
      <p className="-mt-3 text-sm text-muted">{messages.placed(formatMoment(order.creation, language))}</p>
      {/* On wide screens the amounts stand beside: what is left to do is the rest. A place where nobody has to go any more
          is the last of them. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[45rem]:grid-cols-[minmax(0,1fr)_20rem] @min-[45rem]:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5">
          <OrderProgress
            order={order}
            share={
              order.tracking && order.status !== 'canceled' && <ShareProgress id={order.id} tracking={order.tracking} />
            }
            late={<LateBadge isNeeded={isPast} order={order} />}
            due={<CashDue order={order} />}
            expected={order.expected_by && <ExpectedBy order={{ ...order, expected_by: order.expected_by }} />}
            ways={<OnHoldWays order={order} cancel={cancel} />}
          />
          {order.payments.some(waitsForDeposit) && <DepositProof className="p-5" globalId={order.global_id} isNeeded />}
          {isUnderWay && <OrderDestination order={order} />}
          <OrderLines order={order} />
          {order.status === 'delivered' && <AfterDelivery order={order} />}
        </div>
        <div className="flex flex-col gap-5 @min-[45rem]:sticky @min-[45rem]:top-24 @min-[45rem]:row-span-2">
          <OrderAmounts order={order} />
          <OrderPayments order={order} />
          {!isUnderWay && <OrderDestination order={order} />}
        </div>
        <div className="flex flex-col items-start gap-5">
          {hasNoteBelow(order) ? <OpenTimeline order={order} /> : <FoldedTimeline order={order} />}
          {order.status !== 'on_hold' && cancel}
        </div>
      </div>
    </>
  )
}

function waitsForDeposit({ kind, state }: OrderDetail['payments'][number]): boolean {
  return kind === 'deposit_express' && state === 'pending_approval'
}

function OrderNotFound() {
  const messages = useMessages(orderMessages)
  return (
    <EmptyState icon="package-x" title={messages.missing} detail={messages.missingDetail}>
      <a href="/account/orders" className="button button-primary">
        {messages.back}
      </a>
    </EmptyState>
  )
}

function OrderSkeleton() {
  return (
    <>
      <div className="skeleton -mt-3 h-11" />
      <div className="mt-5 grid gap-5 @min-[45rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <div className="skeleton h-40" />
          <div className="skeleton h-72" />
        </div>
        <div className="skeleton h-72" />
      </div>
    </>
  )
}
