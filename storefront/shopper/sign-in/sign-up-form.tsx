import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { customerCodeMax } from '#domain/customer-codes/customer-code.ts'
import { customerCodeMessages } from '../../messages/customer-code.ts'
import { customerKindMessages } from '../../messages/customer-kind.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { enterMovesOn } from '../../ui/enter-moves-on.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FailureAlert } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RememberField } from './remember-field.tsx'
import type { Step } from './steps.ts'
import { type Registered, useRegistration } from './use-registration.ts'

interface Props {
  email: string
  /** Whether an order waits for it. */
  isForBuying: boolean
  onRegistered: (registered: Registered) => void
  onStep: (step: Step) => void
}

/** The registration form (ACCOUNT-12, ACCOUNT-71). A successful registration signs in as well. */
export function SignUpForm({ email, isForBuying, onRegistered, onStep }: Props) {
  const messages = useMessages(signInMessages)
  const kindMessages = useMessages(customerKindMessages)
  const { values, set, text, form } = useRegistration({ email, remembers: isForBuying }, onRegistered)
  const { ref, errors, failure, isSending, onSubmit } = form
  // A first purchase is remembered unless the customer says otherwise, which few do.
  const rememberField = (
    <RememberField
      isRemembered={values.remember_device}
      onChange={(isRemembered) => set('remember_device', isRemembered)}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is pressed in the fields
    <form ref={ref} noValidate onSubmit={onSubmit} onKeyDown={enterMovesOn} className="flex flex-col gap-3">
      <FailureAlert failure={failure}>
        {failure?.reason === 'email-taken' && <EmailTaken email={values.email} onStep={onStep} />}
      </FailureAlert>
      <EmailField isCompact {...text('email')} label={messages.email} />
      <NewPassword
        isLater={values.password_later}
        onLater={(isLater) => set('password_later', isLater)}
        field={text('password')}
      />
      <NameFields text={text} />
      <PhoneField
        label={messages.phone}
        name="phone"
        value={values.phone}
        error={errors['phone']}
        onValue={(phone) => set('phone', phone)}
        enterKeyHint="done"
      />
      {!isForBuying && rememberField}
      <PoliciesField
        isAccepted={values.policies_accepted}
        error={errors['policies_accepted']}
        onChange={(isAccepted) => set('policies_accepted', isAccepted)}
      />
      <div className="dialog-foot">
        <button type="submit" className="button button-primary w-full" aria-disabled={isSending}>
          {isSending ? messages.sending : isForBuying ? messages.submitBuySignUp : messages.submitSignUp}
        </button>
      </div>
      <RareChoices
        title={isForBuying ? kindMessages.businessCodeOrDevice : kindMessages.businessOrCode}
        isUsed={values.kind === 'business' || values.has_customer_code || (isForBuying && !values.remember_device)}
      >
        <CheckField
          isChecked={values.kind === 'business'}
          onChange={(isBusiness) => set('kind', isBusiness ? 'business' : 'person')}
        >
          {kindMessages.forBusiness}
        </CheckField>
        <CustomerCodeField
          isShown={values.has_customer_code}
          onShown={(isShown) => set('has_customer_code', isShown)}
          field={text('customer_code')}
        />
        {isForBuying && rememberField}
      </RareChoices>
    </form>
  )
}

interface NewPasswordProps {
  isLater: boolean
  onLater: (isLater: boolean) => void
  field: ReturnType<ReturnType<typeof useRegistration>['text']>
}

/** The note that a code to the e-mail signs in next time (ACCOUNT-83), or the password of who chooses it at once. */
function NewPassword({ isLater, onLater, field }: NewPasswordProps) {
  const messages = useMessages(signInMessages)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      {isLater ? (
        <p className="text-sm text-pretty text-muted">{messages.passwordLater}</p>
      ) : (
        <PasswordField
          {...field}
          label={messages.password}
          autoComplete="new-password"
          maxLength={128}
          enterKeyHint="next"
          hasRules
        />
      )}
      <LinkButton
        onPress={() => {
          flushSync(() => onLater(!isLater))
          if (isLater) place.current?.querySelector('input')?.focus()
        }}
      >
        {isLater ? messages.choosePasswordNow : messages.choosePasswordLater}
      </LinkButton>
    </div>
  )
}

/** The ways on for an e-mail that has an account: its password, or a code to the mailbox and a new password (423). */
function EmailTaken({ email, onStep }: { email: string; onStep: Props['onStep'] }) {
  const messages = useMessages(signInMessages)
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      <LinkButton onPress={() => onStep({ name: 'tabs', tab: 'sign-in', email })}>{messages.signInWith}</LinkButton>
      <LinkButton onPress={() => onStep({ name: 'forgot-password', email })}>{messages.getCode}</LinkButton>
    </div>
  )
}

interface TextFieldsProps {
  text: ReturnType<typeof useRegistration>['text']
}

/** First and last name, side by side where both have room. */
function NameFields({ text }: TextFieldsProps) {
  const messages = useMessages(signInMessages)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
      <TextField
        isCompact
        {...text('first_name')}
        label={messages.firstName}
        autoComplete="given-name"
        maxLength={99}
      />
      <TextField isCompact {...text('last_name')} label={messages.lastName} autoComplete="family-name" maxLength={99} />
    </div>
  )
}

/** The choices that few make, folded until one of them is made. */
function RareChoices({ title, isUsed, children }: { title: string; isUsed: boolean; children: ReactNode }) {
  return (
    <details open={isUsed} className="group text-sm">
      <summary className="link flex min-h-6 w-fit cursor-pointer items-center">{title}</summary>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
    </details>
  )
}

interface CustomerCodeFieldProps {
  isShown: boolean
  onShown: (isShown: boolean) => void
  field: ReturnType<TextFieldsProps['text']>
}

/** The customer code of somebody who buys in the branches, claimed once the account is made (ACCOUNT-73). */
function CustomerCodeField({ isShown, onShown, field }: CustomerCodeFieldProps) {
  const messages = useMessages(customerCodeMessages)
  return (
    <>
      <CheckField isChecked={isShown} onChange={onShown}>
        {messages.haveOne}
      </CheckField>
      {isShown && (
        <TextField
          isCompact
          {...field}
          label={messages.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={customerCodeMax}
        />
      )}
    </>
  )
}

interface CheckFieldProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: string
}

function CheckField({ isChecked, onChange, children }: CheckFieldProps) {
  return (
    <label className="flex min-h-6 items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
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
      <div className="flex items-start gap-3 py-0.5">
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
