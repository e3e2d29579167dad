import { Icon } from '../../ui/icon.tsx'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { announcePlaced } from '../../checkout/placed-checkout.ts'
import { RequireCustomer } from '../../shopper/require-customer.tsx'
import type { User } from '../../shopper/shopper.tsx'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/complete'
import { fetchPlacedOrders } from './fetch-placed-orders.ts'
import type { Order } from './placed-order.tsx'
import { PlacedOrders } from './placed-orders.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, orderCompleteMessages).metaComplete, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The page after placing an order: thanks, the orders of this checkout, and the next steps. */
export default function Complete({ params }: Route.ComponentProps) {
  return (
    <div className="page max-w-3xl pt-6 pb-12 md:pt-10">
      <RequireCustomer skeleton={<CompleteSkeleton />}>
        {(user) => <Orders key={params.globalId} globalId={params.globalId} user={user} />}
      </RequireCustomer>
    </div>
  )
}

function Orders({ globalId, user }: { globalId: string; user: User }) {
  const messages = useMessages(orderCompleteMessages)
  const [orders, setOrders] = useState<readonly Order[] | 'unknown' | 'failed'>()
  const { id: customerId } = user
  const load = useCallback(() => {
    setOrders(undefined)
    fetchPlacedOrders(globalId).then(
      (found) => setOrders(found.length > 0 ? found : 'unknown'),
      // A path parameter that is no valid id is refused with 422, and is as unknown as an id without orders.
      (error: unknown) =>
        setOrders(error instanceof CallFailed && [404, 422].includes(error.httpStatus) ? 'unknown' : 'failed'),
    )
  }, [globalId])
  useEffect(load, [load])
  useEffect(() => announcePlaced({ globalId, customerId }), [globalId, customerId])

  if (orders === undefined) return <CompleteSkeleton />
  if (orders === 'unknown')
    return (
      <Message
        icon={<Icon name="search-x" className="size-7.5" />}
        title={messages.unknownOrder}
        detail={messages.unknownOrderDetail}
      />
    )
  if (orders === 'failed')
    return (
      <Message
        icon={<Icon name="package-check" className="size-7.5" />}
        title={messages.completeTitle}
        detail={messages.ordersFailed}
        onRetry={load}
      />
    )
  return <PlacedOrders orders={orders} user={user} />
}

function Message({
  icon,
  title,
  detail,
  onRetry,
}: {
  icon: ReactNode
  title: string
  detail: string
  onRetry?: () => void
}) {
  const messages = useMessages(orderCompleteMessages)
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">{icon}</span>
      <div>
        <h1 className="text-xl font-extrabold">{title}</h1>
        <p className="mt-1 max-w-sm text-muted">{detail}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <button type="button" className="button button-primary" onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )}
        <a href="/account/orders" className={`button ${onRetry ? 'button-quiet' : 'button-primary'}`}>
          {messages.seeOrders}
        </a>
        <a href="/shop" className="button button-quiet">
          {messages.continueShopping}
        </a>
      </div>
    </div>
  )
}

function CompleteSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <div className="skeleton size-16" />
        <div className="grow">
          <div className="skeleton h-9 w-64 max-w-full" />
          <div className="skeleton mt-2 h-5 w-80 max-w-full" />
        </div>
      </div>
      <div className="card p-6">
        <div className="skeleton h-24" />
      </div>
      <div className="card p-6">
        <div className="skeleton h-32" />
      </div>
    </div>
  )
}
