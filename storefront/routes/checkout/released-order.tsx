import { useEffect, useState } from 'react'
import { leftBranches } from '../../checkout/left-choices.ts'
import { useBuy } from '../../checkout/use-buy.tsx'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranch } from '../../shopper/branch.ts'
import { branchesToOrder } from './branches-to-order.ts'
import { CheckoutMessage } from './checkout-message.tsx'

interface Props {
  customerId: string
  /** The branches whose carts have products. */
  filled: readonly number[]
}

/** The checkout of a tab that has none while the carts have products: a button goes on with their order (CHECKOUT-31). */
export default function ReleasedOrder({ customerId, filled }: Props) {
  const [left] = useState(() => leftBranches(customerId))
  const { branchCode: chosen } = useBranch()
  const wasLeft = left !== undefined
  const messages = useMessages(orderCompleteMessages)
  const { buy, isBuying, dialogs } = useBuy({ replacesPage: true })
  useEffect(
    () => () => {
      // The pressed button goes away with this page, and the checkout at the same path does not take the focus by itself.
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <>
      <CheckoutMessage
        icon="shopping-bag"
        title={wasLeft ? messages.released : messages.notReserved}
        detail={wasLeft ? messages.releasedDetail : messages.notReservedDetail}
      >
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isBuying}
          onClick={() => buy(branchesToOrder({ filled, left, chosen }))}
        >
          {isBuying ? messages.reserving : messages.goOnWithOrder}
        </button>
        <a href="/cart" className="button button-quiet">
          {messages.toCart}
        </a>
      </CheckoutMessage>
      {dialogs}
    </>
  )
}
