import { openPaymentMessages } from '../messages/open-payment.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'

interface Props {
  /** The payment of an earlier order that is open; undefined where none is asked about. */
  paymentId: string | undefined
  isBusy: boolean
  onLeave: () => void
  onCancel: () => void
}

/** Asks whether to go on with the open payment of an earlier order, or to order something else instead (CHECKOUT-21). */
export function OpenPaymentDialog({ paymentId, isBusy, onLeave, onCancel }: Props) {
  const messages = useMessages(openPaymentMessages)
  return (
    <Dialog isOpen={paymentId !== undefined} onClose={onCancel} title={messages.title} size="small">
      <p className="text-muted">{messages.text}</p>
      <div className="mt-6 grid gap-3">
        <a href={`/checkout/return/${paymentId}`} className="button button-primary" onClick={onCancel}>
          {messages.goOn}
        </a>
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={onLeave}>
          {messages.leave}
        </button>
      </div>
    </Dialog>
  )
}
