import { useState } from 'react'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { FailureAlert } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { sendPasswordCode } from './password-code.ts'
import type { Step } from './steps.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/sign-in.ts')).forgotPassword.input

interface Props {
  email: string
  onStep: (step: Step) => void
}

/** The first step of a forgotten password: the e-mail that gets a code (ACCOUNT-21). */
export function ForgotPasswordStep({ email: typed, onStep }: Props) {
  const messages = useMessages(signInMessages)
  const language = useLanguage()
  const [email, setEmail] = useState(typed)
  const { ref, errors, failure, isSending, clearError, onSubmit } = useSignInForm(
    () => checkInput(loadSchema, { email }, language),
    async () => onStep({ name: 'new-password', email, sent: await sendPasswordCode(email) }),
  )
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure} />
      <p className="text-muted">{messages.forgotPasswordIntro}</p>
      <EmailField
        isCompact
        label={messages.email}
        name="email"
        value={email}
        error={errors['email']}
        onChange={({ target }) => {
          setEmail(target.value)
          clearError('email')
        }}
      />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.sendCode}
      </button>
      <BackToSignIn onBack={() => onStep({ name: 'tabs', tab: 'sign-in', email })} />
    </form>
  )
}

export function BackToSignIn({ onBack }: { onBack: () => void }) {
  const messages = useMessages(signInMessages)
  return (
    <p className="text-center">
      <LinkButton onPress={onBack}>{messages.backToSignIn}</LinkButton>
    </p>
  )
}
