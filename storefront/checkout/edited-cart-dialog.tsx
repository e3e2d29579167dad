import { lineOf } from '../cart/cart.ts'
import { readCart } from '../cart/cart-store.ts'
import { editedCartMessages } from '../messages/edited-cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { OrderLine } from './checkout-state.ts'

interface Props {
  isOpen: boolean
  lines: readonly OrderLine[]
  onOrderAsShown: () => void
  onCart: () => void
}

/** Says which of the ordered lines another tab or device has changed in the cart, and asks what is to be ordered (CHECKOUT-27). */
export function EditedCartDialog({ isOpen, lines, onOrderAsShown, onCart }: Props) {
  const messages = useMessages(editedCartMessages)
  const changed = lines.flatMap(({ branchCode, productCode, name, quantity }) => {
    const inCart = lineOf(readCart(branchCode).lines, productCode)?.quantity ?? 0
    return inCart === quantity ? [] : [{ key: `${branchCode} ${productCode}`, name, quantity, inCart }]
  })
  return (
    <Dialog isOpen={isOpen} onClose={onCart} title={messages.title} isPrevented size="small">
      <p className="text-muted">{messages.text}</p>
      <ul className="mt-4 max-h-56 divide-y divide-line overflow-y-auto">
        {changed.map(({ key, name, quantity, inCart }) => (
          <li key={key} className="grid gap-0.5 py-2.5 text-sm">
            <span className="wrap-anywhere">{name}</span>
            <span className="font-semibold text-warning">{messages.change(quantity, inCart)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-3">
        <button type="button" className="button button-primary" onClick={onCart}>
          {messages.seeCart}
        </button>
        <button type="button" className="button button-quiet" onClick={onOrderAsShown}>
          {messages.orderAsShown}
        </button>
      </div>
    </Dialog>
  )
}
