import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { confirmForgotPassword } from '#contract/sign-in.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { CodeField } from './code-field.tsx'
import { codeDigits, isWholeCode } from './code-mask.ts'
import { FailureAlert } from './failure.tsx'
import { BackToSignIn } from './forgot-password-step.tsx'
import { renewed, sendPasswordCodeAgain } from './password-code.ts'
import { PasswordField } from './password-field.tsx'
import { ResendCode } from './resend-code.tsx'
import { Restart } from './restart.tsx'
import type { SentCode, StepProps } from './steps.ts'
import { useNewPasswordCheck } from './use-password-requirements.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { breakAtSign } from '../../ui/break-at-sign.tsx'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/sign-in.ts')).confirmForgotPassword.input

interface Props extends StepProps {
  email: string
  sent: SentCode
  onSent: (sent: SentCode) => void
}

const noticeSeconds = 10

/** The second step of a forgotten password: the code of the mail and the new password (ACCOUNT-21). */
export function NewPasswordStep(props: Props) {
  const messages = useMessages(signInMessages)
  const { email, sent, onSent, onRestart } = props
  const { destination, validUntil } = sent
  const { code, setCode, password, setPassword, form } = useNewPassword(props)
  const { ref, errors, failure, isSending, clearError, onSubmit } = form

  async function sendAgain(): Promise<void> {
    onSent(await sendPasswordCodeAgain(email, sent))
    setCode('')
    clearError('code')
  }

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        <Restart failure={failure} onRestart={onRestart} />
      </FailureAlert>
      <SentNotice key={validUntil} destination={destination} />
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
      <ValidFor key={`${validUntil} valid`} until={validUntil} />
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
      <ResendCode onResend={sendAgain} />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.savePassword}
      </button>
      <BackToSignIn onBack={onRestart} />
    </form>
  )
}

/** The typed code and password, and the form that sends them. */
function useNewPassword({ email, sent, onSent, onReply }: Props) {
  const messages = useMessages(signInMessages)
  const language = useLanguage()
  const checkPassword = useNewPasswordCheck()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { session } = sent
  const wire = { email, code: codeDigits(code), password, password_confirm: password, session }

  // A wrong code has a new one sent, which is valid for half an hour.
  const restartCountdown = (error: unknown): never => {
    if (error instanceof CallFailed && error.reason === 'code-mismatch-sent-again') onSent(renewed(sent))
    throw error
  }

  const form = useSignInForm(
    async () => ({
      ...checkPassword('password', password, await checkInput(loadSchema, wire, language)),
      ...(!isWholeCode(code) && { code: messages.codeIncomplete }),
    }),
    async () => onReply(await browserClient.call(confirmForgotPassword, wire).catch(restartCountdown)),
    'code',
  )
  return { code, setCode, password, setPassword, form }
}

/** How long the code is still valid. */
function ValidFor({ until }: { until: number }) {
  const messages = useMessages(signInMessages)
  const [seconds] = useState(() => Math.max(0, Math.round((until - Date.now()) / 1_000)))
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
        <p className="flex flex-wrap gap-x-3 rounded-md bg-warning-soft p-3 text-sm">
          <span className="min-w-0 grow basis-48 wrap-anywhere">{breakAtSign(messages.codeSentTo(destination))}</span>
          <span aria-hidden className="text-muted tabular-nums">
            {messages.noticeCloses(left)}
          </span>
        </p>
      )}
    </div>
  )
}

/** Seconds as minutes and seconds: 1799 gives `29:59`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
