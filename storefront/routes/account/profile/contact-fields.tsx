import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { formatPhone } from '#domain/phone/phone.ts'
import { phoneConfirmationMessages } from '../../../messages/phone-confirmation.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PhoneField } from '../../../shopper/sign-in/phone-field.tsx'
import { breakAtSign } from '../../../ui/break-at-sign.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import type { PhoneStatus } from './phone-status.ts'

/** The e-mail, which is changed elsewhere. */
export function Email({ email }: { email: string }) {
  const messages = useMessages(profileMessages)
  return (
    <StatedValue label={messages.email} value={email} hint={messages.emailHint}>
      <a href="/account/security" className="link" aria-label={messages.changeEmail}>
        {messages.change}
      </a>
    </StatedValue>
  )
}

interface PhoneProps {
  /** The number that is stored. */
  stored: string
  status: PhoneStatus
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** Opens the dialog that confirms the stored number, or changes a confirmed one. */
  onConfirm: () => void
  changeButton: RefObject<HTMLButtonElement | null>
}

/**
 * The phone number, once: a confirmed one as a text with the button that changes it (ACCOUNT-36), any other in a field, and
 * whether it is to be confirmed. Where the store sends no text messages a confirmed one is changed in the field.
 */
export function Phone({ stored, status, value, error, onValue, onConfirm, changeButton }: PhoneProps) {
  const messages = useMessages(profileMessages)
  const confirmation = useMessages(phoneConfirmationMessages)
  const [isChanging, setChanging] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const isStated = status.isConfirmed && value === formatPhone(stored) && !isChanging
  useEffect(() => {
    if (isChanging) field.current?.querySelector('input')?.focus()
  }, [isChanging])
  if (isStated)
    return (
      <StatedValue
        label={messages.phone}
        value={formatPhone(stored)}
        hint={
          <span className="flex items-center gap-1.5 font-medium text-success">
            <PersonalIcon name="badge-check" className="size-4.5 shrink-0" />
            {confirmation.isConfirmed}
          </span>
        }
      >
        <button
          ref={changeButton}
          type="button"
          className="link cursor-pointer"
          aria-label={confirmation.changeNumber}
          aria-haspopup={status.canBeConfirmed ? 'dialog' : undefined}
          onClick={status.canBeConfirmed ? onConfirm : () => setChanging(true)}
        >
          {messages.change}
        </button>
      </StatedValue>
    )
  return (
    <div ref={field}>
      <PhoneField label={messages.phone} name="phone" value={value} error={error} isCompact={false} onValue={onValue} />
      {status.canBeConfirmed && stored && value === formatPhone(stored) && (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          <p className="flex min-w-0 flex-1 basis-48 items-center gap-1.5 font-medium text-warning">
            <PersonalIcon name="message-square-warning" className="size-4.5 shrink-0" />
            {confirmation.notConfirmed}
          </p>
          <button
            type="button"
            className="button button-quiet max-sm:w-full"
            aria-haspopup="dialog"
            onClick={onConfirm}
          >
            {confirmation.confirmNow}
          </button>
        </div>
      )}
    </div>
  )
}

interface StatedValueProps {
  label: string
  value: string
  hint: ReactNode
  /** The link or button that changes it. */
  children: ReactNode
}

/** A value of the profile that is not written here. */
function StatedValue({ label, value, hint, children }: StatedValueProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken px-3.5 py-2">
        <span className="min-w-0 wrap-anywhere">{breakAtSign(value)}</span>
        <span className="text-sm font-semibold">{children}</span>
      </div>
      <div className="mt-1.5 text-sm text-muted">{hint}</div>
    </div>
  )
}
