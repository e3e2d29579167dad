import { type ChangeEvent, useState } from 'react'
import { checkFields } from '#contract/check-fields.ts'
import { register } from '#contract/identity.ts'
import { type CustomerKind, customerKinds } from '#domain/business-profile/business-profile.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import { customerKindMessages } from '../../messages/customer-kind.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { Choices } from '../../ui/choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { browserClient } from '../browser-client.ts'
import type { User } from '../shopper.tsx'
import { useDraft } from '../use-draft.ts'
import { FailureAlert } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RememberField } from './remember-field.tsx'
import type { Step } from './steps.ts'
import { useNewPasswordCheck } from './use-password-requirements.ts'
import { useSignInForm } from './use-sign-in-form.ts'

interface Props {
  email: string
  onSignedIn: (user: User, kind: CustomerKind) => void
  onStep: (step: Step) => void
}

/** What a reload of the tab keeps: never the password, and no consent. */
const emptyDraft = { kind: 'person', first_name: '', last_name: '', email: '', phone: '' }
const unstored = { password: '', policies_accepted: false, remember_device: false }

type Draft = typeof emptyDraft
type Unstored = typeof unstored

/** The registration form (ACCOUNT-12, ACCOUNT-71). A successful registration signs in as well. */
export function SignUpForm({ email, onSignedIn, onStep }: Props) {
  const messages = useMessages(signInMessages)
  const kindMessages = useMessages(customerKindMessages)
  const { values, set, text, form } = useRegistration(email, onSignedIn)
  const { ref, errors, failure, isSending, onSubmit } = form
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        {failure?.reason === 'email-taken' && <EmailTaken email={values.email} onStep={onStep} />}
      </FailureAlert>
      <Choices
        legend={kindMessages.question}
        name="kind"
        value={values.kind}
        choices={customerKinds.map((kind) => ({ value: kind, name: kindMessages.kinds[kind].name }))}
        onValue={(kind) => set('kind', kind)}
        isCompact
      />
      <NameFields text={text} />
      <PhoneField
        label={messages.phone}
        name="phone"
        value={values.phone}
        error={errors['phone']}
        onValue={(phone) => set('phone', phone)}
      />
      <PasswordField
        {...text('password')}
        label={messages.password}
        autoComplete="new-password"
        maxLength={128}
        hasRules
      />
      <PoliciesField
        isAccepted={values.policies_accepted}
        error={errors['policies_accepted']}
        onChange={(isAccepted) => set('policies_accepted', isAccepted)}
      />
      <RememberField
        isRemembered={values.remember_device}
        onChange={(isRemembered) => set('remember_device', isRemembered)}
      />
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submitSignUp}
      </button>
    </form>
  )
}

/** The ways on for an e-mail that has an account: its password, or the proof of the mailbox and a new password (423). */
function EmailTaken({ email, onStep }: { email: string; onStep: Props['onStep'] }) {
  const messages = useMessages(signInMessages)
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      <LinkButton onPress={() => onStep({ name: 'tabs', tab: 'sign-in', email })}>{messages.signInWith}</LinkButton>
      <LinkButton onPress={() => onStep({ name: 'forgot-password', email })}>{messages.validateEmail}</LinkButton>
    </div>
  )
}

/** The values of the form, and its submission with the errors of its fields. `text` gives the props of a text field. */
function useRegistration(email: string, onSignedIn: Props['onSignedIn']) {
  const language = useLanguage()
  const checkPassword = useNewPasswordCheck()
  const draft = useDraft('visitor-registration', emptyDraft, email ? { email } : {})
  const [others, setOthers] = useState(unstored)
  const values = { ...draft.values, ...others }
  const kind = customerKinds.find((known) => known === values.kind) ?? 'person'
  // A phone number without its country code gets the 1. A text that is no number is sent as typed, so that the store
  // refuses it.
  const wire = {
    ...values,
    kind,
    password_confirm: values.password,
    phone: toE164Digits(values.phone) ?? values.phone,
    language,
  }
  const form = useSignInForm(
    () => checkPassword('password', values.password, checkFields(register.input, wire, language)),
    async () => onSignedIn((await browserClient.call(register, wire)).user, kind),
  )
  function set<N extends keyof Draft>(name: N, value: Draft[N]): void
  function set<N extends keyof Unstored>(name: N, value: Unstored[N]): void
  function set(name: keyof Draft | keyof Unstored, value: string | boolean): void {
    if (name in unstored) setOthers((before) => ({ ...before, [name]: value }))
    else draft.set(name as keyof Draft, value as string)
    form.clearError(name)
  }
  const text = (name: keyof Draft | 'password') => ({
    name,
    value: values[name],
    error: form.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name as keyof Draft, target.value),
  })
  return { values, set, text, form }
}

interface TextFieldsProps {
  text: ReturnType<typeof useRegistration>['text']
}

/** First and last name, and the e-mail. */
function NameFields({ text }: TextFieldsProps) {
  const messages = useMessages(signInMessages)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          isCompact
          {...text('first_name')}
          label={messages.firstName}
          autoComplete="given-name"
          maxLength={99}
        />
        <TextField
          isCompact
          {...text('last_name')}
          label={messages.lastName}
          autoComplete="family-name"
          maxLength={99}
        />
      </div>
      <TextField
        isCompact
        {...text('email')}
        label={messages.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </>
  )
}

function PoliciesField({
  isAccepted,
  error,
  onChange,
}: {
  isAccepted: boolean
  error: string | undefined
  onChange: (isAccepted: boolean) => void
}) {
  const messages = useMessages(signInMessages)
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex items-start gap-3">
        <input
          id="policies-accepted"
          type="checkbox"
          checked={isAccepted}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'policies-error' : undefined}
          className="size-5 shrink-0"
        />
        <span>
          <label htmlFor="policies-accepted">{messages.policiesBefore}</label>{' '}
          <a href="/home/policies/view-privacy" target="_blank" className="link">
            {messages.policies}
            <span className="sr-only"> ({messages.newTab})</span>
          </a>
        </span>
      </div>
      {error && (
        <p id="policies-error" className="text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
