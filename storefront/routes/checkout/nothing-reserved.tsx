import { useCarts } from '../../cart/cart-store.ts'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckoutMessage } from './checkout-message.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { laterPart } from './later-part.tsx'

const ReleasedOrder = laterPart(() => import('./released-order.tsx'), <CheckoutSkeleton />)

/** The checkout of a tab that has none: its carts are empty, or their order goes on. */
export default function NothingReserved({ customerId }: { customerId: string }) {
  const messages = useMessages(orderCompleteMessages)
  const { carts, isLoaded } = useCarts()
  const filled = [...carts].filter(([, { lines }]) => lines.length > 0).map(([code]) => code)
  if (!isLoaded) return <CheckoutSkeleton />
  if (filled.length > 0) return <ReleasedOrder customerId={customerId} filled={filled} />
  return (
    <CheckoutMessage icon="shopping-bag" title={messages.nothing} detail={messages.nothingDetail}>
      <a href="/cart" className="button button-primary">
        {messages.toCart}
      </a>
    </CheckoutMessage>
  )
}
