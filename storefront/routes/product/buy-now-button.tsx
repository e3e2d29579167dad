import { type ComponentProps, useState } from 'react'
import type BuyNow from '../../checkout/buy-now.tsx'
import type { BuyNowRequest } from '../../checkout/buy-now.tsx'
import { onDemand } from '../../hydration/on-demand.tsx'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShopper } from '../../shopper/shopper.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'

const Buying = onDemand<ComponentProps<typeof BuyNow> & { onMissing: () => void }>(
  () => import('../../checkout/buy-now.tsx'),
  ({ onMissing }) => notifyNotOpened(onMissing),
)

interface Props extends BuyNowRequest {
  isDisabled: boolean
}

/** "Buy now" of the product's page: buys this product alone (CHECKOUT-23). An employee does not see it (CART-6). */
export function BuyNowButton({ card, branchCode, quantity, isDisabled }: Props) {
  const messages = useMessages(productMessages)
  const { user } = useShopper()
  const [request, setRequest] = useState<BuyNowRequest>()
  const [isBusy, setBusy] = useState(false)
  if (user?.is_employee) return null
  return (
    <>
      <button
        type="button"
        className="button button-quiet grow"
        disabled={isDisabled}
        // `disabled` would lose the focus, which dialogs return to this button.
        aria-disabled={isBusy}
        onClick={() => !isBusy && setRequest({ card, branchCode, quantity })}
      >
        {isBusy ? messages.checking : messages.buyNow}
      </button>
      <Buying
        isNeeded={request !== undefined}
        request={request}
        onBusy={setBusy}
        onMissing={() => setRequest(undefined)}
      />
    </>
  )
}
