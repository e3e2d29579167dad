import { type ComponentProps, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { notePlaced } from '../../checkout/note-placed.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import type ReservationEndDialogs from './reservation-end-dialogs.tsx'
import { useTimeLeft } from './reservation-clock.tsx'
import { useReservationReports } from './use-reservation-reports.ts'
import { useChangedCart } from './use-changed-cart.ts'
import { useReserveAgain } from './use-reserve-again.ts'

interface Missing {
  onMissing: () => void
}

/** The dialogs alone. */
export const EndDialogs = onDemand<ComponentProps<typeof ReservationEndDialogs> & Missing>(
  () => import('./reservation-end-dialogs.tsx'),
  ({ onMissing }) => onMissing(),
)

interface Props {
  checkout: CheckoutState
  /** The store has refused the order or its delivery price because nothing is reserved any more. */
  hasLostReservation: boolean
  onReservedAgain: () => void
}

/**
 * The dialogs after the reservation has ended: one offers to reserve the order again, and one asks whether to go on
 * with an order that has changed meanwhile. A shopper who was away and comes back gets it reserved again without being
 * asked, unless another page of theirs took the reservation over: two open pages would take it from each other without
 * end.
 */
export function ReservationDialogs({ checkout, hasLostReservation, onReservedAgain }: Props) {
  const navigate = useNavigate()
  const toCart = () => void navigate('/cart')
  const goToOrders = (globalId: string) => void navigate(notePlaced(globalId), { replace: true })
  const { reservation, attempt, openPayment, globalId } = checkout
  const isExpired = useTimeLeft(reservation.expiresAtMs) === 0
  const [endedId, setEndedId] = useState<string>()
  const again = useReserveAgain(checkout, { onReserved: onReservedAgain, onPlaced: goToOrders })
  const { reserveAgain, acceptChanges, changed, failure, isBusy, isAutomatic } = again
  const { reservedAgain } = useMessages(checkoutMessages)
  useReservationReports(checkout, ({ state, globalId }) => {
    // The order was placed elsewhere, such as in another tab: reserving it again would begin a second one.
    if (globalId) return goToOrders(globalId)
    setEndedId(reservation.id)
    if (state === 'released') reserveAgain('automatic')
  })
  const isEnded = endedId === reservation.id && !isAutomatic
  // An order that is being placed gets its own response, and an open payment decides about its order.
  const isOver = (isExpired || hasLostReservation || isEnded) && !attempt && !openPayment && !globalId
  const cart = useChangedCart(checkout)
  const [isMissing, setMissing] = useState(false)
  // Where their code did not arrive, the next sign of the end tries again.
  useEffect(() => setMissing(false), [isExpired, hasLostReservation, endedId, changed, cart.isChanged])
  return (
    <>
      {/* The clock shows it; who cannot see the clock hears it. */}
      <p role="status" className="sr-only">
        {again.isReservedAgain && reservedAgain}
      </p>
      <EndDialogs
        isNeeded={(isOver || changed !== undefined || cart.isChanged) && !isMissing}
        isOpen={isOver && !changed}
        changed={changed}
        lines={reservation.lines}
        isCartEdited={cart.isChanged && !isOver && !changed}
        onOrderAsShown={cart.orderAsShown}
        isExpired={isExpired}
        isBusy={isBusy}
        failure={failure}
        onReserve={() => reserveAgain('manual')}
        onAccept={acceptChanges}
        onCancel={toCart}
        onMissing={() => notifyNotOpened(() => setMissing(true))}
      />
    </>
  )
}
