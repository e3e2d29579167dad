import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { initCarts, flushCarts } from '../../cart/cart-store.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { OrderChangedDialog } from '../../checkout/order-changed-dialog.tsx'
import { takeChanges, withEarlier } from '../../checkout/take-changes.ts'
import { type ChangedOrder, type LineChange, type LineItemRequest, reserveOrder } from '../../checkout/reserve-order.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTimeLeft } from './reservation-clock.tsx'
import { useReservationReports } from './use-reservation-reports.ts'

interface Props {
  checkout: CheckoutState
  /** The store has refused the order or its delivery price because nothing is reserved any more. */
  hasLostReservation: boolean
  onReservedAgain: () => void
}

/**
 * The dialogs after the reservation has ended: one offers to reserve the order again, and one asks whether to go on with an
 * order that has changed meanwhile. A shopper who was away and comes back gets it reserved again without being asked,
 * unless another page of theirs took the reservation over: two open pages would take it from each other without end.
 */
export function ReservationDialogs({ checkout, hasLostReservation, onReservedAgain }: Props) {
  const messages = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [changed, setChanged] = useState<ChangedOrder>()
  const [failure, setFailure] = useState<string>()
  const isExpired = useTimeLeft(checkout.reservation.expiresAtMs) === 0
  const [endedId, setEndedId] = useState<string>()
  const [isRestoring, setRestoring] = useState(false)
  const isEnded = endedId === checkout.reservation.id
  // An order that is being placed gets its own response.
  const isOver = (isExpired || hasLostReservation || (isEnded && !isRestoring)) && !checkout.attempt
  useReservationReports(checkout, (state) => {
    setEndedId(checkout.reservation.id)
    if (state === 'released')
      void reserve(checkout.reservation.lines, checkout.reservation.totalCentavos, [], 'automatic')
  })

  async function reserve(
    lines: readonly LineItemRequest[],
    totalCentavos: number,
    changes: readonly LineChange[],
    trigger: 'manual' | 'automatic' = 'manual',
  ): Promise<void> {
    // While a dialog asks about a changed order, an automatic attempt would replace the question.
    if (isRunning.current || (trigger === 'automatic' && changed)) return
    isRunning.current = true
    setBusy(true)
    setRestoring(trigger === 'automatic')
    setFailure(undefined)
    try {
      const result = await reserveOrder(lines, totalCentavos, checkout.reservation.id)
      if ('changed' in result) return setChanged(withEarlier(result.changed, changes))
      setChanged(undefined)
      changeCheckout({ reservation: result.reservation, delivery: undefined })
      // The reductions that the shopper accepted apply to the cart too.
      takeChanges(changes)
      void flushCarts().then(() => initCarts('customer'))
      onReservedAgain()
      if (trigger === 'automatic') notify({ id: 'reserved-again', tone: 'success', text: messages.reservedAgain })
    } catch (error) {
      if (error instanceof CallFailed && error.httpStatus === 401)
        return openSignIn({ then: () => void reserve(lines, totalCentavos, changes) })
      setChanged(undefined)
      setFailure((error instanceof CallFailed && error.reason !== 'network' && error.message) || messages.connection)
    } finally {
      isRunning.current = false
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
            onClick={() => void reserve(checkout.reservation.lines, checkout.reservation.totalCentavos, [])}
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
        onContinue={() => changed && void reserve(changed.lines, changed.currentCentavos, changed.changes)}
        onCancel={toCart}
      />
    </>
  )
}
