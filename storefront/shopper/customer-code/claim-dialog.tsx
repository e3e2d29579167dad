import { customerCodeMessages } from '../../messages/customer-code.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { User } from '../shopper.tsx'
import { ClaimForm } from './claim-form.tsx'

interface Props {
  user: User
  isOpen: boolean
  onClaimed: (user: User) => void
  onClose: () => void
}

/** The dialog in which a customer claims a customer code. */
export default function ClaimDialog({ user, isOpen, onClaimed, onClose }: Props) {
  const messages = useMessages(customerCodeMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.title} size="small">
      <ClaimForm user={user} cancel={messages.cancel} onClaimed={onClaimed} onCancel={onClose} />
    </Dialog>
  )
}
