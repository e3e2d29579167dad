import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckoutMessage } from './checkout-message.tsx'

/** The checkout of a tab that has none. */
export default function NothingReserved() {
  const messages = useMessages(orderCompleteMessages)
  return (
    <CheckoutMessage icon="shopping-bag" title={messages.nothing} detail={messages.nothingDetail}>
      <a href="/cart" className="button button-primary">
        {messages.toCart}
      </a>
    </CheckoutMessage>
  )
}
