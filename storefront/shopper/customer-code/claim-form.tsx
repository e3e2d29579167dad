import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { claimCustomerCode, verifyCustomerCode } from '#contract/customer-code.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { customerCodeMax } from '#domain/customer-codes/customer-code.ts'
import { customerCodeMessages } from '../../messages/customer-code.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { DialogFormButtons } from '../../ui/dialog-form-buttons.tsx'
import { StepFocus } from '../../ui/step-focus.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { browserClient } from '../browser-client.ts'
import type { User } from '../shopper.tsx'
import { CodeField } from '../sign-in/code-field.tsx'
import { codeDigits, isWholeCode } from '../sign-in/code-mask.ts'
import { FailureAlert } from '../sign-in/failure.tsx'
import { ResendCode } from '../sign-in/resend-code.tsx'
import { useSignInForm } from '../sign-in/use-sign-in-form.ts'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/customer-code.ts')).claimCustomerCode.input

interface Props {
  user: User
  /** The customer code, where the customer has written it already. */
  customerCode?: string
  /** The label of the button that leaves the form. */
  cancel: string
  onClaimed: (user: User) => void
  onCancel: () => void
}

type Pair = Record<'customer_code' | 'contact', string>

type Sent = ReplyOf<typeof claimCustomerCode>

/** Claims a customer code (ACCOUNT-73): the code with the contact on file first, then the code that was sent there. */
export function ClaimForm({ user, customerCode = '', cancel, onClaimed, onCancel }: Props) {
  const [pair, setPair] = useState<Pair>({ customer_code: customerCode, contact: user.email })
  const [sent, setSent] = useState<Sent>()
  if (!sent) return <PairStep {...{ pair, cancel, onCancel }} onPair={setPair} onSent={setSent} />
  return (
    <StepFocus step="code">
      <CodeStep
        {...{ sent, cancel, onCancel }}
        onResend={async () => setSent(await browserClient.call(claimCustomerCode, pair))}
        onVerified={({ customer_code: code, price_level_id }) => onClaimed({ ...user, code, price_level_id })}
      />
    </StepFocus>
  )
}

interface PairProps {
  pair: Pair
  cancel: string
  onPair: (pair: Pair) => void
  onSent: (sent: Sent) => void
  onCancel: () => void
}

function PairStep({ pair, cancel, onPair, onSent, onCancel }: PairProps) {
  const messages = useMessages(customerCodeMessages)
  const texts = useMessages(signInMessages)
  const language = useLanguage()
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    () => checkInput(loadSchema, pair, language),
    async () => onSent(await browserClient.call(claimCustomerCode, pair)),
  )
  const field = (name: keyof Pair) => ({
    name,
    value: pair[name],
    error: errors[name],
    isCompact: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => {
      onPair({ ...pair, [name]: target.value })
      clearError(name)
    },
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure} />
      <p className="text-muted">{messages.intro}</p>
      <TextField
        {...field('customer_code')}
        label={messages.code}
        hint={<span className="text-sm text-muted">{messages.codeHint}</span>}
        autoComplete="off"
        maxLength={customerCodeMax}
      />
      <TextField {...field('contact')} label={messages.contact} autoComplete="email" maxLength={254} />
      <DialogFormButtons submit={messages.send} sending={texts.sending} {...{ cancel, isSending, onCancel }} />
    </form>
  )
}

interface CodeProps {
  sent: Sent
  cancel: string
  onResend: () => Promise<void>
  onVerified: (reply: ReplyOf<typeof verifyCustomerCode>) => void
  onCancel: () => void
}

function CodeStep({ sent, cancel, onResend, onVerified, onCancel }: CodeProps) {
  const messages = useMessages(customerCodeMessages)
  const texts = useMessages(signInMessages)
  const [code, setCode] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    (): FieldErrors => (isWholeCode(code) ? {} : { code: texts.codeIncomplete }),
    async () =>
      onVerified(await browserClient.call(verifyCustomerCode, { code: codeDigits(code), request_id: sent.request_id })),
    'code',
  )
  const change = (value: string) => {
    setCode(value)
    clearError('code')
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure} />
      <p role="status" className="text-muted">
        {texts.codeSentTo(sent.destination)}
      </p>
      <CodeField label={texts.code} name="code" value={code} error={errors['code']} onValue={change} />
      <ResendCode onResend={() => onResend().then(() => change(''))} />
      <DialogFormButtons submit={messages.claim} sending={texts.sending} {...{ cancel, isSending, onCancel }} />
    </form>
  )
}
