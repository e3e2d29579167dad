import { formatMoney } from '#domain/money/money.ts'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { AddedProducts } from './added-products.ts'

interface Props {
  added: (AddedProducts & { goOn: () => void }) | undefined
  onCancel: () => void
}

/** Says which products are in the cart as well, and lets the shopper decide what is bought. */
export function AddedProductsDialog({ added, onCancel }: Props) {
  const messages = useMessages(cartMessages)
  return (
    <Dialog isOpen={added !== undefined} onClose={onCancel} title={messages.addedTitle} size="small">
      {added && (
        <>
          <p className="text-muted">{messages.addedText(added.addedCount, formatMoney(added.totalCentavos))}</p>
          <div className="mt-6 grid gap-3">
            <button type="button" className="button button-primary" onClick={onCancel}>
              {messages.seeCart}
            </button>
            <button type="button" className="button button-quiet" onClick={added.goOn}>
              {messages.buyAllOfIt}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
