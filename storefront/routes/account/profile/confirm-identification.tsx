import { formatNationalId } from '#domain/tax-id/national-id.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface Props {
  isOpen: boolean
  /** As it was typed; the question shows it as it stands on a card. */
  number: string
  onConfirm: () => void
  onCorrect: () => void
}

/** The question whether the card has the typed number although its check digit is wrong (ACCOUNT-50). */
export default function ConfirmIdentification({ isOpen, number, onConfirm, onCorrect }: Props) {
  const messages = useMessages(profileMessages)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.confirmTitle}
      text={() => messages.confirmText(formatNationalId(number))}
      confirm={messages.confirm}
      cancel={messages.correct}
      onConfirm={onConfirm}
      onClose={onCorrect}
    />
  )
}
