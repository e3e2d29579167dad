import { useState } from 'react'
import { checkFields } from '#contract/check-fields.ts'
import { changeEmail, verifyEmail } from '#contract/security.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { CodeField } from '../../../shopper/sign-in/code-field.tsx'
import { codeDigits, isWholeCode } from '../../../shopper/sign-in/code-mask.ts'
import { notify } from '../../../ui/notifications.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TaskButtons } from './task-buttons.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskForm } from './use-task-form.ts'

/** Changes the e-mail: the new one first, then the code that was sent to it. */
export function EmailForm(props: TaskProps) {
  const [destination, setDestination] = useState<string>()
  return destination ? (
    <EmailCode destination={destination} {...props} />
  ) : (
    <NewEmail onSent={setDestination} {...props} />
  )
}

function NewEmail({ onSent, onCancel, onProofNeeded }: TaskProps & { onSent: (destination: string) => void }) {
  const messages = useMessages(securityMessages)
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useTaskForm({
    check: () => checkFields(changeEmail.input, { email }, language),
    send: async () => onSent((await browserClient.call(changeEmail, { email })).destination),
    fieldOf: (reason) => (reason === 'email-taken' ? 'email' : undefined),
    onProofNeeded,
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{messages.emailText}</p>
      <TextField
        isCompact
        label={messages.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
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

function EmailCode({ destination, onDone, onCancel, onProofNeeded }: TaskProps & { destination: string }) {
  const messages = useMessages(securityMessages)
  const { user, signedIn } = useShopper()
  const [code, setCode] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useTaskForm({
    check: () => (isWholeCode(code) ? {} : { code: messages.codeIncomplete }) as Record<string, string>,
    async send() {
      const { email } = await browserClient.call(verifyEmail, { code: codeDigits(code) })
      if (user) signedIn({ ...user, email })
      notify({ id: 'security', tone: 'success', text: messages.emailChanged })
      onDone()
    },
    fieldOf: (reason) => (reason.startsWith('code-') ? 'code' : undefined),
    onProofNeeded,
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{messages.codeSentTo(destination)}</p>
      <CodeField
        label={messages.code}
        name="code"
        value={code}
        error={errors['code']}
        onValue={(value) => {
          setCode(value)
          clearError('code')
        }}
      />
      <TaskButtons submit={messages.changeEmail} failure={failure} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
