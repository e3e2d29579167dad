import { OrderChangedDialog } from '../../checkout/order-changed-dialog.tsx'
import type { OrderLine } from '../../checkout/checkout-state.ts'
import { EditedCartDialog } from '../../checkout/edited-cart-dialog.tsx'
import type { ChangedOrder } from '../../checkout/changed-order.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { reservationEndMessages } from '../../messages/reservation-end.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'

export interface EndDialogsProps extends EndedProps {
  /** The order as it has changed, until the shopper accepts that. */
  changed: ChangedOrder | undefined
  onAccept: () => void
  lines: readonly OrderLine[]
  /** Whether the carts have other units of these lines now. */
  isCartEdited: boolean
  onOrderAsShown: () => void
}

/**
 * The dialogs about an order that is not as it was: one offers to reserve it again after its reservation has ended, one asks
 * whether to go on with an order that has changed meanwhile, and one whose cart has. Their code is loaded when the first of them opens, or ahead.
 */
export default function ReservationEndDialogs(props: EndDialogsProps) {
  const { changed, onAccept, lines, isCartEdited, onOrderAsShown, ...ended } = props
  return (
    <>
      <EndedDialog {...ended} />
      <OrderChangedDialog changed={changed} isBusy={ended.isBusy} onContinue={onAccept} onCancel={ended.onCancel} />
      <EditedCartDialog isOpen={isCartEdited} lines={lines} onOrderAsShown={onOrderAsShown} onCart={ended.onCancel} />
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
  const messages = useMessages(reservationEndMessages)
  const { backToCart } = useMessages(checkoutMessages)
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
          {backToCart}
        </button>
      </div>
    </Dialog>
  )
}
