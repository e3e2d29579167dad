import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '#contract/field-errors.ts'
import { signIn, signInByCode } from '#contract/sign-in.ts'
import { isEmail } from '#domain/identity/email.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { browserClient } from '../browser-client.ts'
import { clearBlockedAccount } from './clear-blocked-account.ts'
import { type Failure, FailureAlert } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { nameMissing } from '../../ui/name-missing.ts'
import { PasswordField } from './password-field.tsx'
import { RememberField } from './remember-field.tsx'
import { storeRememberedName, rememberedName } from './remembered-name.ts'
import type { SignInReply, Step } from './steps.ts'
import { usePasskey } from './use-passkey.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkInput } from '../../ui/check-input.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

const loadSchema = async () => (await import('#schemas/sign-in.ts')).signIn.input

interface Props {
  /** The e-mail that was typed in another step; empty if there is none. */
  email: string
  onReply: (reply: SignInReply) => void
  onStep: (step: Step) => void
}

/** The form for an e-mail or username and a password; a passkey or a code to the e-mail takes the password's place. */
export function SignInForm({ email, onReply, onStep }: Props) {
  const messages = useMessages(signInMessages)
  const { values, set, isRemembered, setRemembered, byPassword, byCode } = useCredentials(email, onReply)
  const typedEmail = isEmail(values.username.trim()) ? values.username.trim() : ''
  const { isForCode, startByCode, choosePassword, clearFailures } = useCodeInPlace(typedEmail, { byPassword, byCode })
  const { ref, errors, isSending, onSubmit } = isForCode ? byCode : byPassword
  const byPasskey = usePasskey(isRemembered, onReply)
  const failure = byPassword.failure ?? byCode.failure ?? byPasskey.failure
  const nameError = errors['username'] ?? byCode.errors['username']
  const resetPassword = () => onStep({ name: 'forgot-password', email: typedEmail })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <SignInFailure
        failure={failure}
        onSignUp={() => onStep({ name: 'tabs', tab: 'sign-up', email: typedEmail })}
        onCode={startByCode}
        onReset={resetPassword}
      />
      <TextField
        isCompact
        label={isForCode ? messages.email : messages.name}
        hint={isForCode && !nameError ? <span className="text-sm text-muted">{messages.emailForCode}</span> : undefined}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        value={values.username}
        error={nameError}
        onChange={({ target }) => set('username')(target.value)}
      />
      {!isForCode && (
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={errors['password']}
          onChange={({ target }) => set('password')(target.value)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <RememberField isRemembered={isRemembered} onChange={setRemembered} />
        {!isForCode && <LinkButton onPress={resetPassword}>{messages.forgotPassword}</LinkButton>}
      </div>
      <div className="dialog-foot">
        <button type="submit" className="button button-primary w-full" aria-disabled={isSending}>
          {isSending ? messages.sending : isForCode ? messages.sendCode : messages.submitSignIn}
        </button>
      </div>
      <OtherWays
        byPasskey={byPasskey}
        byCode={isForCode ? undefined : { ...byCode, submit: startByCode }}
        onPassword={choosePassword}
        onStart={clearFailures}
      />
      <p className="text-center">
        <LinkButton onPress={() => onStep({ name: 'approval', isRemembered })}>{messages.signInByDevice}</LinkButton>
      </p>
    </form>
  )
}

type Submission = ReturnType<typeof useSignInForm>

/**
 * The form once a code is wanted for which the e-mail is still missing: it says that it needs the e-mail, and sends for
 * the code, until the way back (ACCOUNT-90).
 */
function useCodeInPlace(typedEmail: string, { byPassword, byCode }: Record<'byPassword' | 'byCode', Submission>) {
  const [isForCode, setForCode] = useState(false)
  const clearFailures = () => {
    byPassword.clearFailure()
    byCode.clearFailure()
  }
  const startByCode = () => {
    clearFailures()
    for (const field of ['username', 'password']) byPassword.clearError(field)
    if (typedEmail) return byCode.submit()
    flushSync(() => setForCode(true))
    byCode.ref.current?.querySelector<HTMLElement>('[name="username"]')?.focus()
  }
  const choosePassword = () => {
    clearFailures()
    byCode.clearError('username')
    flushSync(() => setForCode(false))
    byPassword.ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }
  return { isForCode, startByCode, choosePassword, clearFailures }
}

interface SignInFailureProps {
  failure: Failure | undefined
  onSignUp: () => void
  onCode: () => void
  onReset: () => void
}

/** Why the sign-in failed, with the ways on. */
function SignInFailure({ failure, onSignUp, onCode, onReset }: SignInFailureProps) {
  const messages = useMessages(signInMessages)
  return (
    <FailureAlert failure={failure}>
      {failure?.reason === 'unknown-email' && <LinkButton onPress={onSignUp}>{messages.createWith}</LinkButton>}
      {failure?.reason === 'wrong-credentials' && (
        <div className="mt-1 flex flex-wrap gap-x-4">
          <LinkButton onPress={onCode}>{messages.signInByCode}</LinkButton>
          <LinkButton onPress={onReset}>{messages.forgotPassword}</LinkButton>
        </div>
      )}
    </FailureAlert>
  )
}

interface OtherWaysProps {
  byPasskey: ReturnType<typeof usePasskey>
  /** None where the form itself sends for a code. */
  byCode: Pick<Submission, 'isSending' | 'submit'> | undefined
  onPassword: () => void
  onStart: () => void
}

/** The other ways to sign in: a passkey, where the browser has them, and a code to the e-mail, or the password again. */
function OtherWays({ byPasskey, byCode, onPassword, onStart }: OtherWaysProps) {
  const messages = useMessages(signInMessages)
  const start = (submit: () => void) => () => {
    onStart()
    byPasskey.clearFailure()
    submit()
  }
  return (
    <>
      {byPasskey.isOffered && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={byPasskey.isSending}
          onClick={start(byPasskey.submit)}
        >
          <PersonalIcon name="key-round" className="size-4.5" />
          {byPasskey.isSending ? messages.sending : messages.signInWithPasskey}
        </button>
      )}
      {byCode ? (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={byCode.isSending}
          onClick={start(byCode.submit)}
        >
          {byCode.isSending ? messages.sending : messages.signInByCode}
        </button>
      ) : (
        <button type="button" className="button button-quiet" onClick={onPassword}>
          {messages.signInByPassword}
        </button>
      )}
    </>
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
    async () => nameMissing(await checkInput(loadSchema, values, language), values, messages.nothingIn),
    async () => {
      const reply = await browserClient
        .call(signIn, { ...values, remember_device: isRemembered })
        .catch(clearBlockedAccount)
      storeRememberedName(isRemembered ? name : '')
      onReply(reply)
    },
  )
  const byCode = useSignInForm(
    (): FieldErrors => (isEmail(name) ? {} : { username: name ? messages.emailIncomplete : messages.emailMissing }),
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
