import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { OrderChangedDialog } from '../../checkout/order-changed-dialog.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useTimeLeft } from './reservation-clock.tsx'
import { useReservationReports } from './use-reservation-reports.ts'
import { useReserveAgain } from './use-reserve-again.ts'

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
  const navigate = useNavigate()
  const { reservation, attempt } = checkout
  const isExpired = useTimeLeft(reservation.expiresAtMs) === 0
  const [endedId, setEndedId] = useState<string>()
  const { reserveAgain, acceptChanges, changed, failure, isBusy, isAutomatic } = useReserveAgain(
    checkout,
    onReservedAgain,
  )
  useReservationReports(checkout, (state) => {
    setEndedId(reservation.id)
    if (state === 'released') reserveAgain('automatic')
  })
  const isEnded = endedId === reservation.id && !isAutomatic
  // An order that is being placed gets its own response.
  const isOver = (isExpired || hasLostReservation || isEnded) && !attempt
  const toCart = () => void navigate('/cart')
  return (
    <>
      <EndedDialog
        isOpen={isOver && !changed}
        isExpired={isExpired}
        isBusy={isBusy}
        failure={failure}
        onReserve={() => reserveAgain('manual')}
        onCancel={toCart}
      />
      <OrderChangedDialog changed={changed} isBusy={isBusy} onContinue={acceptChanges} onCancel={toCart} />
    </>
  )
}

interface EndedProps {
  isOpen: boolean
  isExpired: boolean
  isBusy: boolean
  failure: string | undefined
  onReserve: () => void
  onCancel: () => void
}

function EndedDialog({ isOpen, isExpired, isBusy, failure, onReserve, onCancel }: EndedProps) {
  const messages = useMessages(checkoutMessages)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
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
        <button type="button" className="button button-primary" disabled={isBusy} onClick={onReserve}>
          {isBusy ? messages.checking : messages.checkAgain}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {messages.backToCart}
        </button>
      </div>
    </Dialog>
  )
}
