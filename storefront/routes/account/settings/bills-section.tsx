import { type FormEvent, useState } from 'react'
import { checkFields } from '#contract/check-fields.ts'
import { updateSettings } from '#contract/customer-settings.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { EmailField } from '../../../ui/email-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { SaveSettings } from './use-settings.ts'

interface Props {
  stored: string | null
  ownEmail: string
  save: SaveSettings
}

/** Where invoices are sent: the account's own e-mail or another one. */
export function BillsSection({ stored, ownEmail, save }: Props) {
  const messages = useMessages(settingsMessages)
  const language = useLanguage()
  const [email, setEmail] = useState(stored ?? '')
  const [error, setError] = useState<string>()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const change = { bills_email: email.trim() }
    const found = checkFields(updateSettings.input, change, language)['bills_email']
    setError(found)
    if (!found) void save(change)
  }

  return (
    <SettingsSection title={messages.bills} detail={messages.billsDetail}>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <EmailField
          className="grow basis-60"
          label={messages.billsEmail}
          name="bills_email"
          hint={messages.billsOwn(ownEmail)}
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value)
            setError(undefined)
          }}
        />
        <button type="submit" className="button button-quiet max-sm:w-full sm:mt-6.5">
          {messages.save}
        </button>
      </form>
    </SettingsSection>
  )
}
