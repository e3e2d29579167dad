import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ChallengeRequired, needsChallenge } from '#contract/sign-in.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CustomerKind } from '#domain/business-profile/business-profile.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstEmpty } from '../../ui/focus-first-empty.ts'
import { notify } from '../../ui/notify.ts'
import { customerCodeMessages } from '../../messages/customer-code.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type User, useShopper } from '../shopper.tsx'
import { type SignInRequest, closeSignIn } from '../sign-in-dialog.ts'
import { ClaimForm } from '../customer-code/claim-form.tsx'
import { ApprovalStep } from './approval-step.tsx'
import { RecoveryCodes } from '../two-step/recovery-codes.tsx'
import { ChallengeStep } from './challenge-step.tsx'
import { FailureAlert } from './failure.tsx'
import { ForgotPasswordStep } from './forgot-password-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { lastSignedInEmail, noteSignedIn } from './remembered-name.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignInReply, Step } from './steps.ts'
import { storeStep, storedStep, useStoredStep } from './stored-step.ts'
import { TabList } from './tab-list.tsx'
import type { Registered } from './use-registration.ts'

/** The login modal (ACCOUNT-1): sign in or make an account, on two tabs, and the steps that follow. */
export function SignInModal({ request }: { request: SignInRequest | undefined }) {
  const messages = useMessages(signInMessages)
  const codeMessages = useMessages(customerCodeMessages)
  const [step, setStep] = useState<Step>(() => firstStep(request))

  // Before `useStoredStep`, which would store the last step of the request before.
  useLayoutEffect(() => {
    if (request) setStep(firstStep(request))
  }, [request])

  const view = viewOf(step)
  useEffect(() => {
    if (request) focusFirstEmpty(document.getElementById('sign-in-panel'))
  }, [request, view])
  useStoredStep(step, request !== undefined)
  useSignInElsewhere(request, step)
  const outcomes = useOutcomes(request, setStep)

  function close(): void {
    storeStep(undefined)
    closeSignIn()
  }

  return (
    <Dialog
      isOpen={request !== undefined}
      onClose={close}
      title={step.name === 'customer-code' ? codeMessages.title : titleOf(step, request, messages)}
    >
      {step.name === 'tabs' && (
        <>
          <Reason request={request} tab={step.tab} />
          <TabList
            tab={step.tab}
            first={request?.isForBuying ? request.tab : 'sign-in'}
            isForBuying={request?.isForBuying === true}
            onTab={(tab) => setStep({ ...step, tab, email: '' })}
          />
        </>
      )}
      <div
        role={step.name === 'tabs' ? 'tabpanel' : undefined}
        id="sign-in-panel"
        data-low={step.name === 'forgot-password' || undefined}
        aria-labelledby={step.name === 'tabs' ? `${step.tab}-tab` : undefined}
        tabIndex={-1}
        className={`outline-none ${step.name === 'tabs' ? 'pt-4' : ''}`}
      >
        {step.name === 'customer-code' ? (
          <ClaimForm
            user={step.user}
            customerCode={step.customerCode}
            cancel={codeMessages.later}
            onClaimed={(user) => outcomes.finishRegistration(user, step.kind, codeMessages.claimed)}
            onCancel={() => outcomes.finishRegistration(step.user, step.kind)}
          />
        ) : (
          <CurrentStep {...{ request, step, outcomes }} onStep={setStep} />
        )}
      </div>
    </Dialog>
  )
}

/** Why the modal is open: what is to be ordered, the reason for an account, or that the last sign-in did not hold. */
function Reason({ request, tab }: { request: SignInRequest | undefined; tab: SignInRequest['tab'] }) {
  const messages = useMessages(signInMessages)
  if (request?.wasLost)
    return (
      <div className="mb-4">
        <FailureAlert failure={{ reason: 'no-cookies', text: messages.signInLost }} />
      </div>
    )
  if (!request?.isForBuying) return null
  const { order } = request
  return (
    <p className="-mt-1 mb-3 text-muted">
      {order && (
        <strong className="block font-semibold text-ink">
          {messages.orderFigures(order.units, formatMoney(order.totalCentavos))}
        </strong>
      )}
      {(!order || tab !== 'sign-in') && messages.buyReason}
    </p>
  )
}

/** Applies what the account has chosen; the page may be loaded anew unless the sign-in interrupted something. */
const applyChoices = (isInterrupted: boolean): Promise<void> =>
  import('../choices-at-sign-in.ts')
    .then(({ applyChoicesAtSignIn }) => applyChoicesAtSignIn(isInterrupted))
    .catch(() => {})

/** What follows a sign-in or a registration: the interrupted action, or another step of the modal. */
function useOutcomes(request: SignInRequest | undefined, setStep: (step: Step) => void) {
  const messages = useMessages(signInMessages)
  const { claimed } = useMessages(customerCodeMessages)
  const { signedIn } = useShopper()
  const navigate = useNavigate()

  function succeed(
    user: User,
    text = messages.welcome(user.first_name),
    leadOn = request?.then ?? request?.otherwise,
  ): void {
    signedIn(user, () => applyChoices(leadOn !== undefined))
    noteSignedIn(user.email)
    storeStep(undefined)
    closeSignIn()
    // Who buys sees the checkout begin; a notice would lie on its first heading.
    if (!request?.isForBuying || text === claimed) notify({ id: 'session', tone: 'success', text })
    leadOn?.()
  }

  /** An interrupted action goes on. Without one, a business goes on with the rest of its profile (ACCOUNT-71). */
  function finishRegistration(user: User, kind: CustomerKind, text = messages.created): void {
    const isOwnWay = kind === 'business' && !request?.then
    succeed(user, text, isOwnWay ? () => void navigate('/account/business') : undefined)
  }

  /** Who has a customer code claims it first. They are signed in already, however they leave that step. */
  function register({ user, kind, customerCode }: Registered): void {
    if (customerCode === undefined) return finishRegistration(user, kind)
    signedIn(user, () => applyChoices(true))
    setStep({ name: 'customer-code', customerCode, user, kind })
  }

  /** The customer is signed in already: closing the modal here must not leave the page without knowing it. */
  function showRecoveryCodes(user: User, codes: readonly string[]): void {
    signedIn(user, () => applyChoices(true))
    setStep({ name: 'recovery-codes', codes, next: { user } })
  }

  /** A challenge, after the recovery codes of an authenticator that the one before it set up. */
  function challenge({ recovery_codes: codes, ...required }: ChallengeRequired): void {
    if (codes) setStep({ name: 'recovery-codes', codes, next: required })
    else setStep({ name: 'challenge', required })
  }

  function reply(signInReply: SignInReply): void {
    if (needsChallenge(signInReply)) challenge(signInReply)
    else if (signInReply.recovery_codes) showRecoveryCodes(signInReply.user, signInReply.recovery_codes)
    else succeed(signInReply.user)
  }

  return { succeed, finishRegistration, register, reply }
}

/** Closes the modal and goes on where somebody signs in in another tab of this browser meanwhile. */
function useSignInElsewhere(request: SignInRequest | undefined, step: Step): void {
  const { status } = useShopper()
  const before = useRef(status)
  useEffect(() => {
    const isNew = before.current === 'visitor' && status === 'customer'
    before.current = status
    // Two steps follow a sign-in of this modal itself.
    if (!isNew || !request || step.name === 'customer-code' || step.name === 'recovery-codes') return
    storeStep(undefined)
    closeSignIn()
    const leadOn = request.then ?? request.otherwise
    leadOn?.()
  }, [status, request, step])
}

interface CurrentStepProps {
  step: Exclude<Step, { name: 'customer-code' }>
  request: SignInRequest | undefined
  outcomes: Pick<ReturnType<typeof useOutcomes>, 'succeed' | 'register' | 'reply'>
  onStep: (step: Step) => void
}

/** The form of the current step. */
function CurrentStep({ request, step, outcomes, onStep }: CurrentStepProps) {
  const steps = { onReply: outcomes.reply, onRestart: () => onStep({ name: 'tabs', tab: 'sign-in', email: '' }) }
  if (step.name === 'challenge')
    return <ChallengeStep key={step.required.session} required={step.required} {...steps} />
  if (step.name === 'recovery-codes') {
    const { codes, next } = step
    const goOn = () =>
      'challenge' in next ? onStep({ name: 'challenge', required: next }) : outcomes.succeed(next.user)
    return <RecoveryCodes codes={codes} onDone={goOn} />
  }
  if (step.name === 'approval') return <ApprovalStep isRemembered={step.isRemembered} {...steps} />
  if (step.name === 'forgot-password') return <ForgotPasswordStep email={step.email} onStep={onStep} />
  if (step.name === 'new-password') {
    const { email, sent } = step
    return <NewPasswordStep email={email} sent={sent} onSent={(newer) => onStep({ ...step, sent: newer })} {...steps} />
  }
  if (step.tab === 'sign-in')
    return <SignInForm key={step.email} email={step.email} onReply={outcomes.reply} onStep={onStep} />
  return (
    <SignUpForm
      key={step.email}
      email={step.email}
      isForBuying={request?.isForBuying === true}
      onRegistered={outcomes.register}
      onStep={onStep}
    />
  )
}

/** A reload of the tab goes on where the sign-in was (ACCOUNT-82). */
function firstStep(request: SignInRequest | undefined): Step {
  const stored = storedStep()
  if (stored) return stored
  if (request?.isForNewPassword) return { name: 'forgot-password', email: '' }
  return { name: 'tabs', tab: request?.tab ?? 'sign-in', email: request?.wasLost ? lastSignedInEmail() : '' }
}

/** Tells the forms of the modal apart. A form that stays while its code is sent again keeps its focus. */
function viewOf(step: Step): string {
  if (step.name === 'tabs') return `${step.name} ${step.tab} ${step.email}`
  return step.name === 'challenge' ? `${step.required.session} ${step.required.challenge}` : step.name
}

function titleOf(
  step: CurrentStepProps['step'],
  request: SignInRequest | undefined,
  messages: typeof signInMessages.en,
): string {
  if (step.name === 'forgot-password') return messages.forgotPasswordTitle
  if (step.name === 'new-password') return messages.newPasswordTitle
  if (step.name === 'recovery-codes') return messages.recoveryTitle
  if (step.name === 'approval') return messages.approvalTitle
  if (step.name === 'challenge') return messages.challengeTitles[step.required.challenge]
  if (step.tab === 'sign-up') return request?.isForBuying ? messages.buyDetailsTitle : messages.signUpTitle
  return request?.isForBuying ? messages.buyTitle : messages.signInTitle
}
