import { useState } from 'react'
import { checkFields } from '#contract/check-fields.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { confirmForgotPassword, forgotPassword } from '#contract/sign-in.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { CodeField } from './code-field.tsx'
import { codeDigits, isWholeCode } from './code-mask.ts'
import { FailureAlert } from './failure.tsx'
import { BackToSignIn } from './forgot-password-step.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendCode } from './resend-code.tsx'
import { Restart } from './restart.tsx'
import type { StepProps } from './steps.ts'
import { useNewPasswordCheck } from './use-password-requirements.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useSignInForm } from './use-sign-in-form.ts'

interface Props extends StepProps {
  email: string
  sent: ReplyOf<typeof forgotPassword>
  onSent: (sent: ReplyOf<typeof forgotPassword>) => void
}

const noticeSeconds = 10

/** The second step of a forgotten password: the code of the mail and the new password (ACCOUNT-21). */
export function NewPasswordStep({ email, sent, onSent, onReply, onRestart }: Props) {
  const messages = useMessages(signInMessages)
  const language = useLanguage()
  const checkPassword = useNewPasswordCheck()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { session, destination, expires_in } = sent
  const wire = { email, code: codeDigits(code), password, password_confirm: password, session }
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    () => ({
      ...checkPassword('password', password, checkFields(confirmForgotPassword.input, wire, language)),
      ...(!isWholeCode(code) && { code: messages.codeIncomplete }),
    }),
    async () => onReply(await browserClient.call(confirmForgotPassword, wire)),
    'code',
  )
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        <Restart failure={failure} onRestart={onRestart} />
      </FailureAlert>
      <SentNotice key={session} destination={destination} />
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
      <ValidFor key={`${session} valid`} seconds={expires_in} />
      <PasswordField
        label={messages.newPassword}
        name="password"
        autoComplete="new-password"
        maxLength={128}
        hasRules
        value={password}
        error={errors['password']}
        onChange={({ target }) => {
          setPassword(target.value)
          clearError('password')
        }}
      />
      <ResendCode onResend={async () => onSent(await browserClient.call(forgotPassword, { email }))} />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.savePassword}
      </button>
      <BackToSignIn onBack={onRestart} />
    </form>
  )
}

/** How long the code is still valid. */
function ValidFor({ seconds }: { seconds: number }) {
  const messages = useMessages(signInMessages)
  const left = useSecondsLeft(seconds)
  return (
    <p className="-mt-2 text-sm text-muted tabular-nums">
      {left > 0 ? messages.codeValidFor(clockOf(left)) : messages.codeExpired}
    </p>
  )
}

/** Says where the code was sent, for ten seconds. */
function SentNotice({ destination }: { destination: string }) {
  const messages = useMessages(signInMessages)
  const left = useSecondsLeft(noticeSeconds)
  return (
    <div role="status" className="empty:-mb-4">
      {left > 0 && (
        <p className="flex gap-3 rounded-md bg-warning-soft p-3 text-sm">
          <span className="flex-1">{messages.codeSentTo(destination)}</span>
          <span aria-hidden className="text-muted tabular-nums">
            {left}
          </span>
        </p>
      )}
    </div>
  )
}

/** Seconds as minutes and seconds: 1799 gives `29:59`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
