import { returnEntryMessages } from '../../../messages/return-entry.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'

export interface WithdrawDialogProps {
  /** The number of the return. */
  number: string
  isOpen: boolean
  isWithdrawing: boolean
  onConfirm: () => void
  onClose: () => void
  onClosed: () => void
}

/** The question before the request for a return is withdrawn. */
export default function WithdrawDialog(props: WithdrawDialogProps) {
  const { number, isOpen, isWithdrawing, onConfirm, onClose, onClosed } = props
  const messages = useMessages(returnEntryMessages)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={messages.withdrawTitle(number)}
      size="small"
      isPrevented={isWithdrawing}
    >
      <p>{messages.withdrawText}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet flex-1" onClick={onClose} disabled={isWithdrawing}>
          {messages.goOnWithReturn}
        </button>
        <button type="button" className="button button-danger flex-1" onClick={onConfirm} aria-disabled={isWithdrawing}>
          {isWithdrawing ? messages.withdrawing : messages.confirmWithdraw}
        </button>
      </div>
    </Dialog>
  )
}
