import { useState } from 'react'
import { onDemand } from '../../hydration/on-demand.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'

const CancelDialog = onDemand<CancelDialogProps>(
  () => import('./cancel-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

interface Props extends Omit<CancelDialogProps, 'isOpen' | 'onClose'> {
  /** Whether it stands below other buttons on a phone: as wide as they are. */
  isWide?: boolean
}

/** A button that cancels the order after the customer confirms it in a dialog. */
export default function CancelOrder({ isWide = false, ...props }: Props) {
  const messages = useMessages(orderMessages)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`button text-danger hover:bg-danger-soft text-sm ${isWide ? 'max-sm:w-full' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {messages.cancel}
      </button>
      <CancelDialog {...props} isNeeded={isConfirming} isOpen={isConfirming} onClose={() => setConfirming(false)} />
    </>
  )
}
