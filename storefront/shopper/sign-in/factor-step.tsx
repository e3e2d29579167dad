import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { answerChallenge } from '#contract/sign-in.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { AuthenticatorSetup } from '../two-step/authenticator-setup.tsx'
import { CodeField } from './code-field.tsx'
import { FactorChoice, FactorField, type TypedFactor, emptyFactor, factorErrors, factorText } from './factor-field.tsx'
import { FailureAlert } from './failure.tsx'
import { BackToSignIn } from './forgot-password-step.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { Restart } from './restart.tsx'
import { SmsOffer } from './sms-offer.tsx'
import type { ChallengeStepProps } from './steps.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** The step that takes the code of an authenticator, or a recovery code; for MFA_SETUP it shows what to scan first. */
export function FactorStep({ required, onReply, onRestart }: ChallengeStepProps) {
  const messages = useMessages(signInMessages)
  const { session, challenge, setup } = required
  const [factor, setFactor] = useState(emptyFactor)
  const { isRecovery } = factor
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    (): FieldErrors => factorErrors('answer', factor, messages),
    async () => onReply(await browserClient.call(answerChallenge, { session, challenge, answer: factorText(factor) })),
    'answer',
  )
  const change = (value: TypedFactor) => {
    setFactor(value)
    clearError('answer')
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        <Restart failure={failure} onRestart={onRestart} />
      </FailureAlert>
      {setup && <AuthenticatorSetup secret={setup.secret} url={setup.otpauth_url} />}
      {!setup && <p className="text-muted">{isRecovery ? messages.recoveryIntro : messages.authenticatorIntro}</p>}
      {setup ? (
        <CodeField
          label={messages.code}
          name="answer"
          value={factor.text}
          error={errors['answer']}
          onValue={(text) => change({ isRecovery: false, text })}
        />
      ) : (
        <FactorField name="answer" factor={factor} error={errors['answer']} onFactor={change} />
      )}
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.continue}
      </button>
      {!setup && (
        <div className="flex flex-col items-center gap-3 text-center">
          {required.challenges.includes('SMS_MFA') && <SmsOffer required={required} onReply={onReply} />}
          <FactorChoice factor={factor} onFactor={change} />
          <PasskeyOffer onReply={onReply} />
        </div>
      )}
      <BackToSignIn onBack={onRestart} />
    </form>
  )
}
