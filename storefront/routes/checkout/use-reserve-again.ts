import { useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { flushCarts, initCarts } from '../../cart/cart-store.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import type { ChangedOrder, LineChange } from '../../checkout/changed-order.ts'
import type { OrderLineRequest } from '../../checkout/order-lines.ts'
import { reportReservation } from '../../checkout/reservation.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'

/** Few orders have changed. */
const loadChanging = () => import('../../checkout/apply-changes.ts')

const allChanges = async (changed: ChangedOrder, earlier: readonly LineChange[]) =>
  (await loadChanging()).withEarlierChanges(changed, earlier)

interface ReserveRequest {
  lines: readonly OrderLineRequest[]
  totalCentavos: number
  /** The changes of the order that the shopper has accepted. */
  changes: readonly LineChange[]
  /** Whether the shopper clicked a button, or came back to a page whose reservation had ended. */
  trigger: 'manual' | 'automatic'
}

interface Ways {
  onReserved: () => void
  /** Runs instead where the order turns out to be placed. */
  onPlaced: (globalId: string) => void
}

/** Reserves the order of a checkout again. The order may have changed: then `changed` waits for the shopper's consent. */
export function useReserveAgain({ reservation }: CheckoutState, { onReserved, onPlaced }: Ways) {
  const { connection } = useMessages(checkoutMessages)
  const running = useRef(false)
  const [trigger, setTrigger] = useState<ReserveRequest['trigger']>()
  const [changed, setChanged] = useState<ChangedOrder>()
  const [failure, setFailure] = useState<string>()
  const [isReservedAgain, setReservedAgain] = useState(false)

  async function reserve(request: ReserveRequest): Promise<void> {
    // While a dialog asks about a changed order, an automatic attempt would replace the question.
    if (running.current || (request.trigger === 'automatic' && changed)) return
    running.current = true
    setTrigger(request.trigger)
    setFailure(undefined)
    setReservedAgain(false)
    try {
      // Somebody who did not hear that their order was placed must not order it twice.
      const globalId = request.trigger === 'manual' && (await reportReservation(reservation.id))?.globalId
      if (globalId) return onPlaced(globalId)
      const changing = request.changes.length > 0 ? await loadChanging() : undefined
      const { reserveOrder } = await import('../../checkout/reserve-order.ts')
      const result = await reserveOrder(request.lines, request.totalCentavos, { resumes: reservation.id })
      if ('changed' in result) return setChanged(await allChanges(result.changed, request.changes))
      setChanged(undefined)
      changeCheckout({ reservation: result.reservation, delivery: undefined })
      // The reductions that the shopper accepted apply to the cart too.
      changing?.applyChanges(request.changes)
      void flushCarts().then(() => initCarts('customer'))
      onReserved()
      setReservedAgain(request.trigger === 'automatic')
    } catch (error) {
      handleFailure(error, request)
    } finally {
      running.current = false
      setTrigger(undefined)
    }
  }

  function handleFailure(error: unknown, request: ReserveRequest): void {
    if (error instanceof CallFailed && error.httpStatus === 401)
      return openSignIn({ then: () => void reserve({ ...request, trigger: 'manual' }) })
    setChanged(undefined)
    setFailure((error instanceof CallFailed && error.reason !== 'network' && error.message) || connection)
  }

  const { lines, totalCentavos } = reservation
  return {
    isBusy: trigger !== undefined,
    isAutomatic: trigger === 'automatic',
    changed,
    failure,
    /** Whether the page reserved the order again by itself. */
    isReservedAgain,
    /** Reserves the order as it was. */
    reserveAgain: (by: ReserveRequest['trigger']) => void reserve({ lines, totalCentavos, changes: [], trigger: by }),
    /** Reserves the order as it has changed. */
    acceptChanges() {
      if (!changed) return
      const { lines: changedLines, currentCentavos, changes } = changed
      void reserve({ lines: changedLines, totalCentavos: currentCentavos, changes, trigger: 'manual' })
    },
  }
}
