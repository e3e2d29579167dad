import { useState } from 'react'
import { changePassword } from '#contract/security.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { openSignIn } from '../../../shopper/sign-in-dialog.ts'
import { LinkButton } from '../../../shopper/sign-in/link-button.tsx'
import { PasswordField } from '../../../shopper/sign-in/password-field.tsx'
import { useNewPasswordCheck } from '../../../shopper/sign-in/use-password-requirements.ts'
import { notify } from '../../../ui/notify.ts'
import { TaskButtons } from './task-buttons.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskForm } from './use-task-form.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/security.ts')).changePassword.input

/**
 * Changes the password, which signs out all other devices. Who does not know it, or has none since the account began with
 * a code, chooses one with a code by e-mail.
 */
export function PasswordForm({ onDone, onCancel, onProofNeeded }: TaskProps) {
  const messages = useMessages(securityMessages)
  const language = useLanguage()
  const checkPassword = useNewPasswordCheck()
  const [values, setValues] = useState({ current_password: '', password: '' })
  const wire = { ...values, password_confirm: values.password }
  const { ref, errors, failure, isSending, clearError, onSubmit } = useTaskForm({
    check: async () => checkPassword('password', values.password, await checkInput(loadSchema, wire, language)),
    async send() {
      await browserClient.call(changePassword, wire)
      notify({ id: 'security', tone: 'success', text: messages.passwordChanged })
      onDone()
    },
    fieldOf: (reason) => (reason === 'wrong-current-password' ? 'current_password' : undefined),
    onProofNeeded,
  })
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((others) => ({ ...others, [name]: target.value }))
      clearError(name)
    },
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <PasswordField {...field('current_password')} label={messages.currentPassword} autoComplete="current-password" />
      <p className="-mt-3">
        <LinkButton
          onPress={() => {
            onCancel()
            openSignIn({ isForNewPassword: true })
          }}
        >
          {messages.noCurrentPassword}
        </LinkButton>
      </p>
      <PasswordField
        {...field('password')}
        label={messages.newPassword}
        autoComplete="new-password"
        maxLength={128}
        hasRules
      />
      <p className="text-sm text-muted">{messages.passwordText}</p>
      <TaskButtons submit={messages.changePassword} failure={failure} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
