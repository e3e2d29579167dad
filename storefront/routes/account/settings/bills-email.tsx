import { type FormEvent, useState } from 'react'
import { settingsMessages } from '../../../messages/settings.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { EmailField } from '../../../ui/email-field.tsx'
import type { SaveSettings } from './use-settings.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/customer-settings.ts')).updateSettings.input

interface Props {
  stored: string | null
  ownEmail: string
  save: SaveSettings
}

/** Where invoices are sent: the account's own e-mail or another one. */
export function BillsEmail({ stored, ownEmail, save }: Props) {
  const messages = useMessages(settingsMessages)
  const language = useLanguage()
  const [email, setEmail] = useState(stored ?? '')
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  async function send(): Promise<void> {
    const change = { bills_email: email.trim() }
    const { bills_email: found } = await checkInput(loadSchema, change, language)
    setError(found)
    if (!found) void save(change)
  }

  return (
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
  )
}
