import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { cancelOrder } from '#contract/orders.ts'
import { cancelOrderMessages } from '../../messages/cancel-order.ts'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { announceOffline } from '../../ui/offline.ts'
import type { OrderDetail } from './order-detail.ts'

export interface CancelDialogProps {
  order: OrderDetail
  isOpen: boolean
  onCanceled: (order: OrderDetail) => void
  /** The order's status has changed so that it can no longer be canceled (ORDER-3); the page loads it again. */
  onTooLate: () => void
  onClose: () => void
}

/** The question before an order is canceled; whoever answers it cancels the order. */
export default function CancelDialog({ order, isOpen, onCanceled, onTooLate, onClose }: CancelDialogProps) {
  const messages = useMessages(cancelOrderMessages)
  const { unexpected } = useMessages(orderMessages)
  const [isCanceling, setCanceling] = useState(false)
  const wasPaid = order.payments.some(({ state }) => state === 'captured' || state === 'authorized')

  async function cancel(): Promise<void> {
    if (isCanceling) return
    setCanceling(true)
    try {
      const canceled = await browserClient.call(cancelOrder, { id: order.id })
      notify({ id: 'order', tone: 'success', text: messages.canceled(order.id) })
      onCanceled(canceled)
    } catch (error) {
      const isTooLate = error instanceof CallFailed && error.reason === 'too-late-to-cancel'
      if (!announceOffline()) notify({ id: 'order', tone: 'danger', text: isTooLate ? messages.tooLate : unexpected })
      if (isTooLate) onTooLate()
    } finally {
      setCanceling(false)
      onClose()
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.title(order.id)} size="small" isPrevented={isCanceling}>
      <p>{messages.text}</p>
      {wasPaid && <p className="mt-2">{messages.refund}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet flex-1" onClick={onClose} disabled={isCanceling}>
          {messages.keep}
        </button>
        <button
          type="button"
          className="button button-danger flex-1"
          onClick={() => void cancel()}
          aria-disabled={isCanceling}
        >
          {isCanceling ? messages.canceling : messages.confirm}
        </button>
      </div>
    </Dialog>
  )
}
