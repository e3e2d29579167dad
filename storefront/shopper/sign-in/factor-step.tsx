import { useState } from 'react'
import type { FieldErrors } from '#contract/check-fields.ts'
import { answerChallenge } from '#contract/sign-in.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { browserClient } from '../browser-client.ts'
import { AuthenticatorSetup } from '../two-step/authenticator-setup.tsx'
import { CodeField } from './code-field.tsx'
import { codeDigits, isWholeCode } from './code-mask.ts'
import { FailureAlert } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { Restart } from './restart.tsx'
import { SmsOffer } from './sms-offer.tsx'
import type { ChallengeStepProps } from './steps.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** The step that takes the code of an authenticator, or a recovery code; for MFA_SETUP it shows what to scan first. */
export function FactorStep({ required, onReply, onRestart }: ChallengeStepProps) {
  const messages = useMessages(signInMessages)
  const { session, challenge, setup } = required
  const [isRecovery, setRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const answer = isRecovery ? typed.trim() : codeDigits(typed)
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    (): FieldErrors => ((isRecovery ? answer !== '' : isWholeCode(typed)) ? {} : { answer: messages.codeIncomplete }),
    async () => onReply(await browserClient.call(answerChallenge, { session, challenge, answer })),
    'answer',
  )
  const change = (value: string) => {
    setTyped(value)
    clearError('answer')
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        {failure?.reason === 'sign-in-over' && <Restart onRestart={onRestart} />}
      </FailureAlert>
      {setup && <AuthenticatorSetup secret={setup.secret} url={setup.otpauth_url} />}
      {!setup && <p className="text-muted">{isRecovery ? messages.recoveryIntro : messages.authenticatorIntro}</p>}
      {isRecovery ? (
        <TextField
          isCompact
          label={messages.recoveryCode}
          name="answer"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          error={errors['answer']}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <CodeField label={messages.code} name="answer" value={typed} error={errors['answer']} onValue={change} />
      )}
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.continue}
      </button>
      {!setup && (
        <p className="text-center">
          <LinkButton
            onPress={() => {
              setRecovery(!isRecovery)
              change('')
            }}
          >
            {isRecovery ? messages.useAuthenticator : messages.useRecoveryCode}
          </LinkButton>
        </p>
      )}
      {required.challenges.includes('SMS_MFA') && <SmsOffer required={required} onReply={onReply} />}
    </form>
  )
}
