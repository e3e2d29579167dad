import { Dialog } from '../../ui/dialog.tsx'
import { phoneConfirmationMessages } from '../../messages/phone-confirmation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PhoneConfirmation } from './phone-confirmation.tsx'

export interface PhoneConfirmationDialogProps {
  isOpen: boolean
  /** Begins with another number instead of a code to the customer's own. */
  isChange?: boolean
  onConfirmed: (phone: string) => void
  onClose: () => void
  /** Called once it is closed and the focus has returned, where its opener is still there. */
  onClosed?: () => void
}

/** The dialog that confirms the customer's phone number by a code (ACCOUNT-39). */
export default function PhoneConfirmationDialog({
  isOpen,
  isChange = false,
  onConfirmed,
  onClose,
  onClosed,
}: PhoneConfirmationDialogProps) {
  const messages = useMessages(phoneConfirmationMessages)
  return (
    <Dialog {...{ isOpen, onClose, onClosed }} title={isChange ? messages.changeTitle : messages.title} size="small">
      <PhoneConfirmation isChange={isChange} onConfirmed={onConfirmed} />
    </Dialog>
  )
}
