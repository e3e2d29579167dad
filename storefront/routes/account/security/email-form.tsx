import { useState } from 'react'
import { changeEmail, verifyEmail } from '#contract/security.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { notify } from '../../../ui/notify.ts'
import { EmailField } from '../../../ui/email-field.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { TaskButtons } from './task-buttons.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskForm } from './use-task-form.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/security.ts')).changeEmail.input

// The messages of these refusals are about the e-mail, so they are shown at its field.
const emailRefusals = new Set(['new-email-taken', 'email-unchanged'])

/** Changes the e-mail: the new one first, then the code that was sent to it. */
export function EmailForm(props: TaskProps) {
  const [destination, setDestination] = useState<string>()
  const { user, signedIn } = useShopper()
  const messages = useMessages(securityMessages)
  if (!destination) return <NewEmail onSent={setDestination} {...props} />

  async function verify(code: string): Promise<void> {
    const { email } = await browserClient.call(verifyEmail, { code })
    if (user) signedIn({ ...user, email, is_email_confirmed: true })
    notify({ id: 'security', tone: 'success', text: messages.emailChanged })
    props.onDone()
  }
  return <EmailCodeForm destination={destination} submit={messages.changeEmail} onVerify={verify} {...props} />
}

function NewEmail({ onSent, onCancel, onProofNeeded }: TaskProps & { onSent: (destination: string) => void }) {
  const messages = useMessages(securityMessages)
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useTaskForm({
    check: () => checkInput(loadSchema, { email }, language),
    send: async () => onSent((await browserClient.call(changeEmail, { email })).destination),
    fieldOf: (reason) => (emailRefusals.has(reason) ? 'email' : undefined),
    onProofNeeded,
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{messages.emailText}</p>
      <EmailField
        isCompact
        label={messages.newEmail}
        name="email"
        value={email}
        error={errors['email']}
        onChange={({ target }) => {
          setEmail(target.value)
          clearError('email')
        }}
      />
      <TaskButtons submit={messages.sendCode} failure={failure} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
