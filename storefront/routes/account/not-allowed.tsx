import { accountGuardMessages } from '../../messages/account-guard.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from './empty-state.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** What an employee reads in place of a page of the account while employees are blocked, with the dialog that says so. */
export default function NotAllowed({ isOpen, onClose }: Props) {
  const messages = useMessages(accountGuardMessages)
  return (
    <>
      <EmptyState icon="lock-keyhole" title={messages.notAllowed} detail={messages.notAllowedDetail}>
        <a href="/" className="button button-primary">
          {messages.goHome}
        </a>
      </EmptyState>
      <Dialog isOpen={isOpen} onClose={onClose} title={messages.notAllowed} size="small">
        <p className="text-muted">{messages.notAllowedDetail}</p>
        <button type="button" className="button button-primary mt-6 w-full" onClick={onClose}>
          {messages.close}
        </button>
      </Dialog>
    </>
  )
}
