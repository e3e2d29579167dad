import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** Says that a section needs a confirmed e-mail (ACCOUNT-81), with the way to the page's part that confirms it. */
export function ConfirmFirst() {
  const messages = useMessages(securityMessages)
  return (
    <p className="text-sm text-muted">
      {messages.confirmFirst}{' '}
      <a href="#confirm-email" className="link font-semibold">
        {messages.toConfirm}
      </a>
    </p>
  )
}
