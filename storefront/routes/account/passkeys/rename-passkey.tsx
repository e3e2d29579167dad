import { useEffect, useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { renamePasskey } from '#contract/passkeys.ts'
import { passkeyNameMax } from '#domain/identity/passkeys.ts'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { failureText } from './failure-text.ts'
import type { Passkey } from './passkey-task.ts'

interface Props {
  passkey: Passkey
  onRenamed: (passkey: Passkey) => void
  onCancel: () => void
}

/** Changes the name of a passkey within its row of the list. Enter saves it, Escape leaves the old one. */
export function RenamePasskey({ passkey, onRenamed, onCancel }: Props) {
  const messages = useMessages(passkeysMessages)
  const [name, setName] = useState(passkey.name)
  const { ref, errors, failure, isSending, onSubmit, clearError } = useFormSubmit<string>({
    check: (): FieldErrors => (name.trim() ? {} : { name: messages.nameMissing }),
    async send() {
      const renamed = await browserClient.call(renamePasskey, { id: passkey.id, name: name.trim() })
      notify({ id: 'passkeys', tone: 'success', text: messages.renamed })
      onRenamed(renamed)
    },
    present: (error) => ({ failure: failureText(error, messages) }),
  })
  useEffect(() => ref.current?.querySelector('input')?.select(), [ref])

  return (
    <form
      ref={ref}
      noValidate
      aria-label={messages.renameNamed(passkey.name)}
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <TextField
        isCompact
        label={messages.name}
        name="name"
        autoComplete="off"
        maxLength={passkeyNameMax}
        value={name}
        error={errors['name']}
        onKeyDown={({ key }) => key === 'Escape' && !isSending && onCancel()}
        onChange={({ target }) => {
          setName(target.value)
          clearError('name')
        }}
      />
      <DialogFormButtons
        submit={messages.save}
        sending={messages.sending}
        cancel={messages.cancel}
        {...{ isSending, failure, onCancel }}
      />
    </form>
  )
}
