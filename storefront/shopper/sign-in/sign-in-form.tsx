import { useState } from 'react'
import { type FieldErrors, checkFields } from '#contract/check-fields.ts'
import { CallFailed } from '#contract/client.ts'
import { logout } from '#contract/identity.ts'
import { signIn, signInByCode } from '#contract/sign-in.ts'
import { isEmail } from '#domain/identity/email.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { browserClient } from '../browser-client.ts'
import { clearAccountStorage, mayNotSignInCode } from '../shopper.tsx'
import { FailureAlert } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { PasswordField } from './password-field.tsx'
import { RememberField } from './remember-field.tsx'
import { storeRememberedName, rememberedName } from './remembered-name.ts'
import type { SignInReply, Step } from './steps.ts'
import { useSignInForm } from './use-sign-in-form.ts'

interface Props {
  /** The e-mail that was typed in another step; empty if there is none. */
  email: string
  onReply: (reply: SignInReply) => void
  onStep: (step: Step) => void
}

/** The form for an e-mail or username and a password; a code to the e-mail takes the password's place. */
export function SignInForm({ email, onReply, onStep }: Props) {
  const messages = useMessages(signInMessages)
  const { values, set, isRemembered, setRemembered, byPassword, byCode } = useCredentials(email, onReply)
  const { ref, errors, isSending, onSubmit } = byPassword
  const failure = byPassword.failure ?? byCode.failure
  const typedEmail = isEmail(values.username.trim()) ? values.username.trim() : ''
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        {failure?.reason === 'unknown-email' && (
          <LinkButton onPress={() => onStep({ name: 'tabs', tab: 'sign-up', email: typedEmail })}>
            {messages.createWith}
          </LinkButton>
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
        error={errors['username'] ?? byCode.errors['username']}
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <RememberField isRemembered={isRemembered} onChange={setRemembered} />
        <LinkButton onPress={() => onStep({ name: 'forgot-password', email: typedEmail })}>
          {messages.forgotPassword}
        </LinkButton>
      </div>
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submitSignIn}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={byCode.isSending}
        onClick={() => {
          byPassword.clearFailure()
          byCode.submit()
        }}
      >
        {byCode.isSending ? messages.sending : messages.signInByCode}
      </button>
    </form>
  )
}

/** The values of the form, and its two ways to send them: with the password, and for a code to the e-mail. */
function useCredentials(email: string, onReply: Props['onReply']) {
  const messages = useMessages(signInMessages)
  const language = useLanguage()
  const [values, setValues] = useState(() => ({ username: email || rememberedName(), password: '' }))
  const [isRemembered, setRemembered] = useState(() => rememberedName() !== '')
  const name = values.username.trim()
  const byPassword = useSignInForm(
    () => checkFields(signIn.input, values, language),
    async () => {
      const reply = await browserClient
        .call(signIn, { ...values, remember_device: isRemembered })
        .catch(clearStoredName)
      storeRememberedName(isRemembered ? name : '')
      onReply(reply)
    },
  )
  const byCode = useSignInForm(
    (): FieldErrors => (isEmail(name) ? {} : { username: messages.emailForCode }),
    async () => {
      const reply = await browserClient.call(signInByCode, { email: name, remember_device: isRemembered })
      storeRememberedName(isRemembered ? name : '')
      onReply(reply)
    },
  )
  const set = (field: keyof typeof values) => (value: string) => {
    setValues((others) => ({ ...others, [field]: value }))
    byPassword.clearError(field)
    byCode.clearError(field)
  }
  return { values, set, isRemembered, setRemembered, byPassword, byCode }
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
