import { useState } from 'react'
import { onDemand } from '../../hydration/on-demand.tsx'
import { CallFailed } from '#contract/client.ts'
import { cancelOrder } from '#contract/orders.ts'
import { notify } from '../../ui/notify.ts'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { announceOffline } from '../../ui/offline.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import { cancelId } from './on-hold-ways.tsx'
import type { OrderDetail } from './order-detail.ts'

const CancelDialog = onDemand<CancelDialogProps>(
  () => import('./cancel-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

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
        id={cancelId}
        type="button"
        className="button scroll-mt-24 text-sm text-danger hover:bg-danger-soft"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {messages.cancel}
      </button>
      <CancelDialog
        order={order}
        isNeeded={isConfirming}
        isOpen={isConfirming}
        isCanceling={isCanceling}
        onConfirm={() => void cancel()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
