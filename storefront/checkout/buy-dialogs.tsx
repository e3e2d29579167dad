import type { Block } from '#domain/configuration/buying.ts'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { PhoneConfirmationDialog } from '../shopper/phone-confirmation/on-demand-dialog.ts'
import DisabledDialog, { Notice } from './disabled-dialog.tsx'
import { ChangedCartDialog } from './changed-cart-dialog.tsx'
import type { ChangedCart } from './latest-carts.ts'
import type { AddedProducts } from './added-products.ts'
import { AddedProductsDialog } from './added-products-dialog.tsx'
import { OrderChangedDialog } from './order-changed-dialog.tsx'
import { OpenPaymentDialog } from './open-payment-dialog.tsx'
import type { ChangedOrder } from './changed-order.ts'
import type { OrderRequest } from './reserve-order.ts'

/**
 * Why buying has stopped: it is switched off, it failed, the phone number has to be confirmed first, the order has
 * changed and the shopper must accept that, a payment of an earlier order is open, by its id, a sign-in has added products
 * that the shopper may not mean to buy, or another tab or device has changed it.
 */
export type BuyStop =
  | { block: Block }
  | { needsPhone: true }
  | { failure: string }
  | { changed: ChangedOrder; customerId: string }
  | { openPayment: string; request: OrderRequest }
  | { added: AddedProducts & { goOn: () => void } }
  | { changedCart: ChangedCart }

export interface BuyDialogsProps {
  stop: BuyStop | undefined
  isBuying: boolean
  onAccept: (changed: ChangedOrder, customerId: string) => void
  onLeavePayment: (request: OrderRequest) => void
  onCancel: () => void
  onClose: () => void
  onPhoneConfirmed: () => void
}

/**
 * The dialogs between the cart and the checkout; each is open while buying has stopped for its reason. Their code is
 * loaded then.
 */
export default function BuyDialogs({
  stop,
  isBuying,
  onAccept,
  onLeavePayment,
  onCancel,
  onClose,
  onPhoneConfirmed,
}: BuyDialogsProps) {
  const messages = useMessages(cartMessages)
  const changed = stop && 'changed' in stop ? stop : undefined
  const open = stop && 'openPayment' in stop ? stop : undefined
  const needsPhone = stop !== undefined && 'needsPhone' in stop
  return (
    <>
      <OrderChangedDialog
        changed={changed?.changed}
        isBusy={isBuying}
        onContinue={() => changed && onAccept(changed.changed, changed.customerId)}
        onCancel={onCancel}
      />
      <AddedProductsDialog added={stop && 'added' in stop ? stop.added : undefined} onCancel={onCancel} />
      <ChangedCartDialog changedCart={stop && 'changedCart' in stop ? stop.changedCart : undefined} onClose={onClose} />
      <OpenPaymentDialog
        paymentId={open?.openPayment}
        isBusy={isBuying}
        onLeave={() => open && onLeavePayment(open.request)}
        onCancel={onCancel}
      />
      <Notice
        isOpen={stop !== undefined && 'failure' in stop}
        title={messages.sorry}
        text={stop && 'failure' in stop ? stop.failure : ''}
        onClose={onClose}
      />
      <PhoneConfirmationDialog
        isNeeded={needsPhone}
        isOpen={needsPhone}
        onConfirmed={onPhoneConfirmed}
        onClose={onClose}
      />
      <DisabledDialog block={stop && 'block' in stop ? stop.block : undefined} onClose={onClose} />
    </>
  )
}
