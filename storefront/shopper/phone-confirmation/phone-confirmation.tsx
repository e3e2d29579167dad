import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { verifyPhoneCode } from '#contract/phone-confirmation.ts'
import { formatPhone, toE164Digits } from '#domain/phone/phone.ts'
import { phoneConfirmationMessages } from '../../messages/phone-confirmation.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { codeDigits, isWholeCode } from '../sign-in/code-mask.ts'
import { type Failure, FailureAlert } from '../sign-in/failure.tsx'
import { LinkButton } from '../sign-in/link-button.tsx'
import { PhoneField } from '../sign-in/phone-field.tsx'
import { ProofForm } from '../sign-in/proof-form.tsx'
import { ResendCode } from '../sign-in/resend-code.tsx'
import { useSignInForm } from '../sign-in/use-sign-in-form.ts'
import { StepFocus } from '../../ui/step-focus.tsx'
import { type CodeRequest, usePhoneCodes } from './use-phone-codes.ts'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/phone-confirmation.ts')).sendPhoneCode.input

interface Props {
  isChange: boolean
  onConfirmed: (phone: string) => void
}

/** Sends a code to the customer's number when it appears, and takes the code; or asks for another number first. */
export function PhoneConfirmation({ isChange, onConfirmed }: Props) {
  const codes = usePhoneCodes({ isChange, onConfirmed })
  const { step, request, failure } = codes
  return (
    <StepFocus step={`${step} ${request?.request_id} ${failure?.reason}`}>
      <CurrentStep codes={codes} isChange={isChange} />
    </StepFocus>
  )
}

function CurrentStep({ codes, isChange }: { codes: ReturnType<typeof usePhoneCodes>; isChange: boolean }) {
  const { step, request, failure } = codes
  if (step === 'number') return <NumberStep onSend={codes.sendToOther} onBack={isChange ? undefined : codes.goBack} />
  if (failure) return <FailedToSend failure={failure} onRetry={codes.retry} onChange={codes.changeNumber} />
  if (!request) return <Sending />
  return (
    <CodeStep
      key={request.request_id}
      request={request}
      onResend={codes.resend}
      onVerified={codes.verified}
      onChange={codes.changeNumber}
      onBack={codes.isOther && !isChange ? codes.goBack : undefined}
    />
  )
}

function Sending() {
  const messages = useMessages(phoneConfirmationMessages)
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="text-muted">
        {messages.sending}
      </p>
      <div className="skeleton h-50" />
    </div>
  )
}

interface FailedProps {
  failure: NonNullable<ReturnType<typeof usePhoneCodes>['failure']>
  onRetry: () => void
  onChange: () => void
}

function FailedToSend({ failure, onRetry, onChange }: FailedProps) {
  const messages = useMessages(phoneConfirmationMessages)
  return (
    <div className="flex flex-col gap-4">
      <FailureAlert failure={failure} />
      <button type="button" className="button button-primary" onClick={onRetry}>
        {messages.tryAgain}
      </button>
      <p className="text-center">
        <LinkButton onPress={onChange}>{messages.change}</LinkButton>
      </p>
    </div>
  )
}

interface CodeProps {
  request: CodeRequest
  onResend: () => Promise<void>
  onVerified: (phone: string) => void
  onChange: () => void
  /** Leads back from another number to the customer's own. */
  onBack: (() => void) | undefined
}

function CodeStep({ request, onResend, onVerified, onChange, onBack }: CodeProps) {
  const messages = useMessages(phoneConfirmationMessages)
  const texts = useMessages(signInMessages)
  const [code, setCode] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit, ...form } = useSignInForm(
    (): FieldErrors => (isWholeCode(code) ? {} : { verification_code: texts.codeIncomplete }),
    async () => {
      const input = { verification_code: codeDigits(code), request_id: request.request_id }
      onVerified((await browserClient.call(verifyPhoneCode, input)).phone)
    },
    'verification_code',
  )
  const change = (value: string) => {
    setCode(value)
    clearError('verification_code')
  }
  if (failure && isUnproved(failure)) return <ProofForm onProved={form.submit} onCancel={form.clearFailure} />
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure} />
      <p role="status" className="text-muted">
        {messages.sentTo} <strong className="whitespace-nowrap text-ink">{formatPhone(request.phone)}</strong>.
      </p>
      <CodeField
        label={texts.code}
        name="verification_code"
        value={code}
        error={errors['verification_code']}
        onValue={change}
      />
      <ResendCode waitSeconds={request.resend_in} onResend={() => onResend().then(() => change(''))} />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? texts.sending : messages.confirm}
      </button>
      <div className="flex flex-wrap justify-center gap-x-6">
        <LinkButton onPress={onChange}>{messages.change}</LinkButton>
        {onBack && <LinkButton onPress={onBack}>{messages.back}</LinkButton>}
      </div>
    </form>
  )
}

interface NumberProps {
  onSend: (phone: string) => Promise<void>
  onBack: (() => void) | undefined
}

function NumberStep({ onSend, onBack }: NumberProps) {
  const messages = useMessages(phoneConfirmationMessages)
  const texts = useMessages(signInMessages)
  const language = useLanguage()
  const [phone, setPhone] = useState('')
  // A text that is no number is sent as typed, so that the check refuses it.
  const digits = toE164Digits(phone) ?? phone
  const { ref, errors, failure, isSending, clearError, onSubmit, ...form } = useSignInForm(
    () => (digits ? checkInput(loadSchema, { phone: digits }, language) : { phone: messages.numberMissing }),
    () => onSend(digits),
  )
  if (failure && isUnproved(failure)) return <ProofForm onProved={form.submit} onCancel={form.clearFailure} />
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure} />
      <p className="text-muted">{messages.newNumberHint}</p>
      <PhoneField
        label={messages.newNumber}
        name="phone"
        value={phone}
        error={errors['phone']}
        onValue={(value) => {
          setPhone(value)
          clearError('phone')
        }}
      />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? texts.sending : messages.sendCode}
      </button>
      {onBack && (
        <p className="text-center">
          <LinkButton onPress={onBack}>{messages.back}</LinkButton>
        </p>
      )}
    </form>
  )
}

/** Another number takes the place of a confirmed one only after a recent proof (ACCOUNT-36); then the form goes on. */
const isUnproved = ({ reason }: Failure) => reason === 'authentication-needed'
