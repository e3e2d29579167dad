import { useState } from 'react'
import { checkFields } from '#contract/check-fields.ts'
import { CallFailed } from '#contract/client.ts'
import { logout } from '#contract/identity.ts'
import { signIn } from '#contract/sign-in.ts'
import { isEmail } from '#domain/identity/email.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { browserClient } from '../browser-client.ts'
import { type User, clearAccountStorage, mayNotSignInCode } from '../shopper.tsx'
import { FailureAlert } from './failure.tsx'
import { PasswordField } from './password-field.tsx'
import { RememberField } from './remember-field.tsx'
import { storeRememberedName, rememberedName } from './remembered-name.ts'
import { useSignInForm } from './use-sign-in-form.ts'

interface Props {
  /** The e-mail that was typed on the other tab; empty if there is none. */
  email: string
  onSignedIn: (user: User) => void
  /** Opens the registration with that e-mail. */
  onSignUp: (email: string) => void
}

export function SignInForm({ email, onSignedIn, onSignUp }: Props) {
  const messages = useMessages(signInMessages)
  const language = useLanguage()
  const [values, setValues] = useState(() => ({ username: email || rememberedName(), password: '' }))
  const [isRemembered, setRemembered] = useState(() => rememberedName() !== '')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    () => checkFields(signIn.input, values, language),
    send,
  )

  async function send(): Promise<void> {
    const { user } = await browserClient
      .call(signIn, { ...values, remember_device: isRemembered })
      .catch(clearStoredName)
    storeRememberedName(isRemembered ? values.username : '')
    onSignedIn(user)
  }

  const set = (name: keyof typeof values) => (value: string) => {
    setValues((others) => ({ ...others, [name]: value }))
    clearError(name)
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        {failure?.reason === 'unknown-email' && (
          <button
            type="button"
            className="link mt-1 min-h-6 font-semibold"
            onClick={() => onSignUp(isEmail(values.username.trim()) ? values.username : '')}
          >
            {messages.createWith}
          </button>
        )}
      </FailureAlert>
      <TextField
        isCompact
        label={messages.name}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        value={values.username}
        error={errors['username']}
        onChange={({ target }) => set('username')(target.value)}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={errors['password']}
        onChange={({ target }) => set('password')(target.value)}
      />
      <RememberField isRemembered={isRemembered} onChange={setRemembered} />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submitSignIn}
      </button>
    </form>
  )
}

/**
 * Handles a failed sign-in: with the code 565644887 it clears the tokens and the local storage (ACCOUNT-7). Throws the
 * error again in any case.
 */
async function clearStoredName(error: unknown): Promise<never> {
  if (error instanceof CallFailed && error.code === mayNotSignInCode) {
    await browserClient.call(logout, {}).catch(() => {})
    clearAccountStorage()
  }
  throw error
}
