import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { OrderDetail } from './order-detail.ts'

export interface CancelDialogProps {
  order: OrderDetail
  isOpen: boolean
  isCanceling: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The question before an order is canceled. */
export default function CancelDialog({ order, isOpen, isCanceling, onConfirm, onClose }: CancelDialogProps) {
  const messages = useMessages(ordersMessages)
  const wasPaid = order.payments.some(({ state }) => state === 'captured' || state === 'authorized')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.cancelTitle(order.id)}
      size="small"
      isPrevented={isCanceling}
    >
      <p>{messages.cancelText}</p>
      {wasPaid && <p className="mt-2">{messages.cancelRefund}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet flex-1" onClick={onClose} disabled={isCanceling}>
          {messages.keep}
        </button>
        <button type="button" className="button button-danger flex-1" onClick={onConfirm} aria-disabled={isCanceling}>
          {isCanceling ? messages.canceling : messages.cancel}
        </button>
      </div>
    </Dialog>
  )
}
