import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { enterCarts, flushCarts } from '../../cart/cart-store.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { OrderChangedDialog } from '../../checkout/order-changed-dialog.tsx'
import { takeChanges, withEarlier } from '../../checkout/take-changes.ts'
import { type ChangedOrder, type LineChange, type WishedLine, verifyOrder } from '../../checkout/verify-order.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTimeLeft } from './hold-clock.tsx'
import { useReports } from './use-reports.ts'

interface Props {
  checkout: CheckoutState
  /** The store refused the order or its delivery since it holds nothing any more. */
  isLost: boolean
  onHeldAgain: () => void
}

/**
 * When the hold is over: offers to verify the order again, and asks once more where it changed meanwhile. For who was
 * away it is verified at once, unless another page of theirs took it over: two pages would take it from each other for
 * ever.
 */
export function HoldDialogs({ checkout, isLost, onHeldAgain }: Props) {
  const messages = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const isAtWork = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [changed, setChanged] = useState<ChangedOrder>()
  const [failure, setFailure] = useState<string>()
  const isExpired = useTimeLeft(checkout.held.expiresAtMs) === 0
  const [endedId, setEndedId] = useState<string>()
  const [isRestoring, setRestoring] = useState(false)
  const isEnded = endedId === checkout.held.id
  // An order on its way has its own answer from the store.
  const isOver = (isExpired || isLost || (isEnded && !isRestoring)) && !checkout.attempt
  useReports(checkout, (state) => {
    setEndedId(checkout.held.id)
    if (state === 'released') void verify(checkout.held.lines, checkout.held.totalCentavos, [], 'by itself')
  })

  async function verify(
    lines: readonly WishedLine[],
    totalCentavos: number,
    changes: readonly LineChange[],
    how: 'by hand' | 'by itself' = 'by hand',
  ): Promise<void> {
    // What the shopper is being asked is not asked anew.
    if (isAtWork.current || (how === 'by itself' && changed)) return
    isAtWork.current = true
    setBusy(true)
    setRestoring(how === 'by itself')
    setFailure(undefined)
    try {
      const verified = await verifyOrder(lines, totalCentavos, checkout.held.id)
      if ('changed' in verified) return setChanged(withEarlier(verified.changed, changes))
      setChanged(undefined)
      changeCheckout({ held: verified.held, delivery: undefined })
      // What was accepted as reduced leaves the cart reduced.
      takeChanges(changes)
      void flushCarts().then(() => enterCarts('customer'))
      onHeldAgain()
      if (how === 'by itself') notify({ id: 'reserved-again', tone: 'success', text: messages.reservedAgain })
    } catch (error) {
      if (error instanceof CallFailed && error.httpStatus === 401)
        return openSignIn({ then: () => void verify(lines, totalCentavos, changes) })
      setChanged(undefined)
      setFailure((error instanceof CallFailed && error.reason !== 'network' && error.message) || messages.connection)
    } finally {
      isAtWork.current = false
      setBusy(false)
      setRestoring(false)
    }
  }

  const toCart = () => void navigate('/cart')
  return (
    <>
      <Dialog
        isOpen={isOver && !changed}
        onClose={toCart}
        title={isExpired ? messages.expiredTitle : messages.lostTitle}
        isPrevented
        size="small"
      >
        <p className="text-muted">{isExpired ? messages.expiredText : messages.lostText}</p>
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
            onClick={() => void verify(checkout.held.lines, checkout.held.totalCentavos, [])}
          >
            {isBusy ? messages.checking : messages.checkAgain}
          </button>
          <button type="button" className="button button-quiet" onClick={toCart}>
            {messages.backToCart}
          </button>
        </div>
      </Dialog>
      <OrderChangedDialog
        changed={changed}
        isBusy={isBusy}
        onContinue={() => changed && void verify(changed.lines, changed.currentCentavos, changed.changes)}
        onCancel={toCart}
      />
    </>
  )
}
