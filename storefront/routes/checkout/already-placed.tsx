import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useQuery } from '../account/use-query.ts'
import { CheckoutMessage } from './checkout-message.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { fetchPlacedOrders } from './fetch-placed-orders.ts'
import NothingReserved from './nothing-reserved.tsx'

/** The checkout of a tab whose order is placed, for whoever comes back to it: names the orders (CHECKOUT-24). */
export default function AlreadyPlaced({ globalId, customerId }: { globalId: string; customerId: string }) {
  const messages = useMessages(orderCompleteMessages)
  const { data: orders, failure } = useQuery(`placed ${globalId}`, () => fetchPlacedOrders(globalId))
  if (!orders && !failure) return <CheckoutSkeleton />
  // The page of the orders was opened with an id that this customer has no orders of.
  if (orders?.length === 0) return <NothingReserved customerId={customerId} />
  const ids = orders?.map(({ id }) => id) ?? []
  const isCanceled = orders !== undefined && ids.length > 0 && orders.every(({ status }) => status === 'canceled')
  const [onlyId] = ids.length === 1 ? ids : []
  return (
    <CheckoutMessage
      icon={isCanceled ? 'circle-x' : 'package-check'}
      title={isCanceled ? messages.canceledOrders(ids) : messages.placedOrders(ids)}
      detail={messages.nothingLeft}
    >
      <a
        href={onlyId ? `/account/orders/${onlyId}` : `/checkout/complete/${globalId}`}
        className="button button-primary"
      >
        {ids.length > 1 ? messages.seeOrders : messages.seeOrder}
      </a>
      <a href="/shop" className="button button-quiet">
        {messages.continueShopping}
      </a>
    </CheckoutMessage>
  )
}
