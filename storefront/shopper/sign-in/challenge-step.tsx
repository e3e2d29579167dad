import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { answerChallenge, resendCode } from '#contract/sign-in.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { CodeField } from './code-field.tsx'
import { codeDigits, isWholeCode } from './code-mask.ts'
import { FailureAlert } from './failure.tsx'
import { FactorStep } from './factor-step.tsx'
import { BackToSignIn } from './forgot-password-step.tsx'
import { LinkButton } from './link-button.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendCode } from './resend-code.tsx'
import { Restart, isOver } from './restart.tsx'
import type { ChallengeStepProps } from './steps.ts'
import { useNewPasswordCheck } from './use-password-requirements.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { breakAtSign } from '../../ui/break-at-sign.tsx'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/sign-in.ts')).answerChallenge.input

/** The store sends one number one text message a minute (ACCOUNT-37). */
const secondsBetweenTexts = 60

/** The step of the login modal that answers a challenge of the sign-in (ACCOUNT-18). */
export function ChallengeStep({ required, ...steps }: ChallengeStepProps) {
  if (required.challenge === 'NEW_PASSWORD_REQUIRED') return <NewPasswordStep required={required} {...steps} />
  if (required.challenge === 'EMAIL_CONFIRMATION' || required.challenge === 'SMS_MFA')
    return <CodeStep required={required} {...steps} />
  return <FactorStep required={required} {...steps} />
}

/** The step that takes a code of a mail, or of a text message in place of the authenticator's. */
function CodeStep({ required, onReply, onRestart }: ChallengeStepProps) {
  const messages = useMessages(signInMessages)
  const isSms = required.challenge === 'SMS_MFA'
  const { session, challenge, destination } = required
  const [code, setCode] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    (): FieldErrors => (isWholeCode(code) ? {} : { answer: messages.codeIncomplete }),
    async () => onReply(await browserClient.call(answerChallenge, { session, challenge, answer: codeDigits(code) })),
    'answer',
  )
  const change = (value: string) => {
    setCode(value)
    clearError('answer')
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        <Restart failure={failure} onRestart={onRestart} />
      </FailureAlert>
      {destination && (
        <p className="wrap-anywhere text-muted">
          {isSms ? messages.codeSentToPhone(destination) : breakAtSign(messages.codeSentTo(destination))}
        </p>
      )}
      <CodeField label={messages.code} name="answer" value={code} error={errors['answer']} onValue={change} />
      {!isOver(failure) && (
        <ResendCode
          onResend={async () => {
            await browserClient.call(resendCode, { session })
            change('')
          }}
          {...(isSms && { waitSeconds: secondsBetweenTexts })}
        />
      )}
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.continue}
      </button>
      {isSms && (
        <p className="text-center">
          <LinkButton onPress={() => onReply({ ...required, challenge: 'SOFTWARE_TOKEN_MFA' })}>
            {messages.useAuthenticator}
          </LinkButton>
        </p>
      )}
      <BackToSignIn onBack={onRestart} />
    </form>
  )
}

function NewPasswordStep({ required, onReply, onRestart }: ChallengeStepProps) {
  const messages = useMessages(signInMessages)
  const language = useLanguage()
  const checkPassword = useNewPasswordCheck()
  const { session, challenge } = required
  const [answer, setAnswer] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    async () => checkPassword('answer', answer, await checkInput(loadSchema, { session, challenge, answer }, language)),
    async () => onReply(await browserClient.call(answerChallenge, { session, challenge, answer })),
  )
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        <Restart failure={failure} onRestart={onRestart} />
      </FailureAlert>
      <p className="text-muted">{messages.newPasswordReason}</p>
      <PasswordField
        label={messages.newPassword}
        name="answer"
        autoComplete="new-password"
        maxLength={128}
        hasRules
        value={answer}
        error={errors['answer']}
        onChange={({ target }) => {
          setAnswer(target.value)
          clearError('answer')
        }}
      />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.savePassword}
      </button>
      <BackToSignIn onBack={onRestart} />
    </form>
  )
}
