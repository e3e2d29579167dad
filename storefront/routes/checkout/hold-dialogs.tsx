import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { enterCarts } from '../../cart/cart-store.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { OrderChangedDialog } from '../../checkout/order-changed-dialog.tsx'
import { type ChangedOrder, type WishedLine, verifyOrder } from '../../checkout/verify-order.ts'
import { Dialog } from '../../components/dialog.tsx'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { checkoutWords } from '../../words/checkout.ts'
import { useWords } from '../../words/use-words.ts'
import { useTimeLeft } from './hold-clock.tsx'

interface Props {
  checkout: CheckoutState
  /** The store said that it holds nothing any more. */
  isLost: boolean
  onHeldAgain: () => void
}

/** When the hold is over: offers to verify the order again, and asks once more where it changed meanwhile. */
export function HoldDialogs({ checkout, isLost, onHeldAgain }: Props) {
  const words = useWords(checkoutWords)
  const navigate = useNavigate()
  const isAtWork = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [changed, setChanged] = useState<ChangedOrder>()
  const [failure, setFailure] = useState<string>()
  const isExpired = useTimeLeft(checkout.held.expiresAtMs) === 0
  // An order on its way has its own answer from the store.
  const isOver = (isExpired || isLost) && !checkout.attempt

  async function verify(lines: readonly WishedLine[], totalCentavos: number): Promise<void> {
    if (isAtWork.current) return
    isAtWork.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const verified = await verifyOrder(lines, totalCentavos)
      if ('changed' in verified) return setChanged(verified.changed)
      setChanged(undefined)
      changeCheckout({ held: verified.held, delivery: undefined })
      void enterCarts('customer')
      onHeldAgain()
    } catch (error) {
      if (error instanceof CallFailed && error.httpStatus === 401) return openSignIn({ then: () => void verify(lines, totalCentavos) })
      setChanged(undefined)
      setFailure((error instanceof CallFailed && error.reason !== 'network' && error.message) || words.connection)
    } finally {
      isAtWork.current = false
      setBusy(false)
    }
  }

  const toCart = () => void navigate('/cart')
  return (
    <>
      <Dialog
        isOpen={isOver && !changed}
        onClose={toCart}
        title={isExpired ? words.expiredTitle : words.lostTitle}
        isPrevented
        size="small"
      >
        <p className="text-muted">{isExpired ? words.expiredText : words.lostText}</p>
        {failure && (
          <p role="alert" className="mt-3 rounded-md bg-danger-soft p-3 text-sm font-medium text-danger">
            {failure}
          </p>
        )}
        <div className="mt-6 flex flex-col gap-3">
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy}
            onClick={() => void verify(checkout.held.lines, checkout.held.totalCentavos)}
          >
            {isBusy ? words.checking : words.checkAgain}
          </button>
          <button type="button" className="button button-quiet" onClick={toCart}>
            {words.backToCart}
          </button>
        </div>
      </Dialog>
      <OrderChangedDialog
        changed={changed}
        isBusy={isBusy}
        onContinue={() => changed && void verify(changed.lines, changed.currentCentavos)}
        onCancel={toCart}
      />
    </>
  )
}
