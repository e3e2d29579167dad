import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { cancelOrder } from '#contract/orders.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { announceOffline } from '../../ui/offline.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'

interface Props {
  order: OrderDetail
  onCanceled: (order: OrderDetail) => void
  /** The order's status has changed so that it can no longer be canceled (ORDER-3); the page loads it again. */
  onTooLate: () => void
}

/** A button that cancels the order after the customer confirms it in a dialog. */
export function CancelOrder({ order, onCanceled, onTooLate }: Props) {
  const messages = useMessages(ordersMessages)
  const [isConfirming, setConfirming] = useState(false)
  const [isCanceling, setCanceling] = useState(false)

  async function cancel(): Promise<void> {
    if (isCanceling) return
    setCanceling(true)
    try {
      const canceled = await browserClient.call(cancelOrder, { id: order.id })
      notify({ id: 'order', tone: 'success', text: messages.canceled(order.id) })
      onCanceled(canceled)
    } catch (error) {
      const isTooLate = error instanceof CallFailed && error.reason === 'too-late-to-cancel'
      if (!announceOffline())
        notify({ id: 'order', tone: 'danger', text: isTooLate ? messages.tooLate : messages.unexpected })
      if (isTooLate) onTooLate()
    } finally {
      setCanceling(false)
      setConfirming(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className="button text-danger hover:bg-danger-soft"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {messages.cancel}
      </button>
      <ConfirmDialog
        order={order}
        isOpen={isConfirming}
        isCanceling={isCanceling}
        onConfirm={() => void cancel()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}

interface ConfirmProps {
  order: OrderDetail
  isOpen: boolean
  isCanceling: boolean
  onConfirm: () => void
  onClose: () => void
}

function ConfirmDialog({ order, isOpen, isCanceling, onConfirm, onClose }: ConfirmProps) {
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
