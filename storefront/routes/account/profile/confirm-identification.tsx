import { formatNationalId } from '#domain/tax-id/national-id.ts'
import type { TaxIdRefusal } from '#domain/tax-id/rnc.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface Props {
  isOpen: boolean
  /** As it was typed; the question shows it as it stands on a card. */
  number: string
  /** Why it is asked about. */
  reason: TaxIdRefusal['code']
  onConfirm: () => void
  onCorrect: () => void
}

/**
 * The question whether the typed number is right although its check digit is wrong (ACCOUNT-50), or the tax authority's
 * register speaks against it (TAXPAYER-4).
 */
export default function ConfirmIdentification({ isOpen, number, reason, onConfirm, onCorrect }: Props) {
  const messages = useMessages(profileMessages)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.confirmTitle}
      text={() => messages.confirmTexts[reason](formatNationalId(number))}
      confirm={messages.confirms[reason]}
      cancel={messages.correct}
      onConfirm={onConfirm}
      onClose={onCorrect}
    />
  )
}
