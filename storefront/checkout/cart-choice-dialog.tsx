import { formatMoney } from '#domain/money/money.ts'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { CartChoice } from './cart-choice.ts'

interface Props {
  choice: CartChoice | undefined
  onCancel: () => void
}

/** Says which products are in the cart as well, and lets the shopper decide what is bought. */
export function CartChoiceDialog({ choice, onCancel }: Props) {
  const messages = useMessages(cartMessages)
  const isAdded = choice !== undefined && 'addedCount' in choice
  return (
    <Dialog
      isOpen={choice !== undefined}
      onClose={onCancel}
      title={isAdded ? messages.addedTitle : messages.onlyThisTitle}
      size="small"
    >
      {choice && (
        <>
          <p className="text-muted">
            {'addedCount' in choice
              ? messages.addedText(choice.addedCount, formatMoney(choice.totalCentavos))
              : messages.onlyThisText(choice.othersCount)}
          </p>
          <div className="mt-6 grid gap-3">
            {'addedCount' in choice ? (
              <>
                <button type="button" className="button button-primary" onClick={onCancel}>
                  {messages.seeCart}
                </button>
                <button type="button" className="button button-quiet" onClick={choice.goOn}>
                  {messages.buyAllOfIt}
                </button>
              </>
            ) : (
              <>
                <button type="button" className="button button-primary" onClick={choice.withOthers}>
                  {messages.buyWithOthers}
                </button>
                <button type="button" className="button button-quiet" onClick={choice.goOn}>
                  {messages.buyOnlyThis}
                </button>
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
