import { useState } from 'react'
import { securityMessages } from '../../messages/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { User } from '../../shopper/shopper.tsx'
import { SecurityDialog } from './security/security-dialog.tsx'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

/** Says that the e-mail is not confirmed, with the button that confirms it (ACCOUNT-75); nothing once it is. */
export function ConfirmEmail({ user }: { user: User }) {
  const messages = useMessages(securityMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {!user.is_email_confirmed && (
        <section aria-labelledby="confirm-email" className="flex flex-wrap items-center gap-x-4 px-1 text-sm">
          <PersonalIcon name="mail-warning" className="size-4.5 shrink-0 text-warning" />
          <div className="min-w-0 flex-1 basis-56">
            <h2 id="confirm-email" className="scroll-mt-24 font-semibold">
              {messages.notConfirmed}
            </h2>
            <p className="text-muted">{messages.notConfirmedDetail}</p>
          </div>
          <button
            type="button"
            className="link min-h-11 font-semibold"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {messages.confirmEmail}
          </button>
        </section>
      )}
      <SecurityDialog task={isOpen ? 'confirm-email' : undefined} onDone={close} onClose={close} />
    </>
  )
}
