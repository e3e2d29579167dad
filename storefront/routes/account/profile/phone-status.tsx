import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { isPhoneNumberValidated } from '#contract/phone-confirmation.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { phoneConfirmationMessages } from '../../../messages/phone-confirmation.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { PhoneConfirmationDialog } from '../../../shopper/phone-confirmation/on-demand-dialog.ts'
import { useQuery } from '../use-query.ts'

interface Props {
  phone: string
  onConfirmed: (phone: string) => void
}

/**
 * Whether the customer's phone number is confirmed, with the button that confirms it or another one (ACCOUNT-36). Nothing
 * is shown where the store sends no text messages, or does not respond: the profile works without.
 */
export function PhoneStatus({ phone, onConfirmed }: Props) {
  const messages = useMessages(phoneConfirmationMessages)
  const { data, failure, retry } = useQuery('phone', (signal) =>
    browserClient.call(isPhoneNumberValidated, {}, { signal }),
  )
  const [isOpen, setOpen] = useState(false)
  const known = useRef(phone)

  useEffect(() => {
    // The form has stored another number.
    if (phone !== known.current) retry()
    known.current = phone
  }, [phone, retry])

  const status = data?.data
  if (failure || (status && !status.can_be_validated)) return null
  if (!status) return <div aria-hidden className="skeleton h-34 sm:h-19" />
  const isConfirmed = status.is_phone_number_validated
  const icon = isConfirmed ? 'badge-check' : 'message-square-warning'
  return (
    <section className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-6">
      <PersonalIcon name={icon} className={`size-6 shrink-0 ${isConfirmed ? 'text-success' : 'text-warning'}`} />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-semibold">{isConfirmed ? messages.isConfirmed : messages.notConfirmed}</p>
        <p className="text-muted">{isConfirmed ? formatPhone(phone) : messages.notConfirmedDetail}</p>
      </div>
      <button
        type="button"
        className={`button max-sm:w-full ${isConfirmed ? 'button-quiet' : 'button-primary'}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isConfirmed ? messages.changeNumber : messages.confirmNow}
      </button>
      <PhoneConfirmationDialog
        isNeeded={isOpen}
        isOpen={isOpen}
        isChange={isConfirmed}
        onConfirmed={(confirmed) => {
          setOpen(false)
          retry()
          onConfirmed(confirmed)
        }}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}
