import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ChangedCart } from './latest-carts.ts'

interface Props {
  changedCart: ChangedCart | undefined
  onClose: () => void
}

/** Says that another tab or device has changed the cart, or ordered what it had (CART-26). */
export function ChangedCartDialog({ changedCart, onClose }: Props) {
  const messages = useMessages(cartMessages)
  const isEmpty = changedCart === 'emptied'
  return (
    <Dialog
      isOpen={changedCart !== undefined}
      onClose={onClose}
      title={isEmpty ? messages.emptiedTitle : messages.changedCartTitle}
      size="small"
    >
      <p className="text-muted">{isEmpty ? messages.emptiedText : messages.changedCartText}</p>
      <div className="mt-6 grid gap-3">
        {isEmpty && (
          <a href="/account/orders" className="button button-primary">
            {messages.seeOrders}
          </a>
        )}
        <button type="button" className={`button ${isEmpty ? 'button-quiet' : 'button-primary'}`} onClick={onClose}>
          {messages.seeCart}
        </button>
      </div>
    </Dialog>
  )
}
