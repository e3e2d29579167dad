import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import {
  allowCodesBySms,
  beginTotp,
  distrustDevices,
  endCodesBySms,
  removeTwoStep,
  renewRecoveryCodes,
  verifyTotp,
} from '#contract/two-step.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { CodeField } from '../../../shopper/sign-in/code-field.tsx'
import { codeDigits, isWholeCode } from '../../../shopper/sign-in/code-mask.ts'
import { AuthenticatorSetup } from '../../../shopper/two-step/authenticator-setup.tsx'
import { RecoveryCodes } from '../../../shopper/two-step/recovery-codes.tsx'
import type { ConfirmedChange } from './security-task.ts'
import type { TaskProps } from './task-props.ts'
import { StepFocus } from '../../../ui/step-focus.tsx'
import { TaskButtons } from './task-buttons.tsx'
import { useTaskForm } from './use-task-form.ts'

/** Sets an authenticator up: its secret, its first code, and then the recovery codes. */
export function SetUpTask(props: TaskProps) {
  const messages = useMessages(securityMessages)
  const [enrolment, setEnrolment] = useState<ReplyOf<typeof beginTotp>>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <NewCodes codes={codes} onDone={props.onDone} />
  if (enrolment) {
    return (
      <StepFocus step="first-code">
        <FirstCode enrolment={enrolment} onCodes={setCodes} {...props} />
      </StepFocus>
    )
  }
  return (
    <OneStep
      text={messages.setUpText}
      submit={messages.continue}
      send={async () => setEnrolment(await browserClient.call(beginTotp, {}))}
      {...props}
    />
  )
}

interface FirstCodeProps extends TaskProps {
  enrolment: ReplyOf<typeof beginTotp>
  onCodes: (codes: readonly string[]) => void
}

function FirstCode({ enrolment, onCodes, onCancel, onProofNeeded }: FirstCodeProps) {
  const messages = useMessages(securityMessages)
  const [code, setCode] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useTaskForm({
    check: () => (isWholeCode(code) ? {} : { code: messages.codeIncomplete }) as Record<string, string>,
    send: async () => onCodes((await browserClient.call(verifyTotp, { code: codeDigits(code) })).recovery_codes),
    fieldOf: (reason) => (reason.startsWith('code-') ? 'code' : undefined),
    onProofNeeded,
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <AuthenticatorSetup secret={enrolment.secret} url={enrolment.otpauth_url} />
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
      <TaskButtons submit={messages.switchOn} failure={failure} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}

/** Replaces the recovery codes and shows the new ones. */
export function RecoveryCodesTask(props: TaskProps) {
  const messages = useMessages(securityMessages)
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <NewCodes codes={codes} onDone={props.onDone} />
  return (
    <OneStep
      text={messages.newCodesText}
      submit={messages.newCodes}
      send={async () => setCodes((await browserClient.call(renewRecoveryCodes, {})).recovery_codes)}
      {...props}
    />
  )
}

function NewCodes(props: { codes: readonly string[]; onDone: () => void }) {
  return (
    <StepFocus step="recovery-codes">
      <RecoveryCodes {...props} />
    </StepFocus>
  )
}

/** A change that needs a confirmation alone. */
export function ConfirmedTask({ task, ...props }: TaskProps & { task: ConfirmedChange }) {
  const messages = useMessages(securityMessages)
  const { endpoint, text, submit } = changes[task]
  return (
    <OneStep
      text={messages[text]}
      submit={messages[submit]}
      send={async () => {
        await browserClient.call(endpoint, {})
        props.onDone()
      }}
      {...props}
    />
  )
}

const changes = {
  distrust: { endpoint: distrustDevices, text: 'distrustText', submit: 'distrust' },
  'allow-sms': { endpoint: allowCodesBySms, text: 'allowSmsText', submit: 'allowSms' },
  'end-sms': { endpoint: endCodesBySms, text: 'endSmsText', submit: 'endSms' },
  remove: { endpoint: removeTwoStep, text: 'removeText', submit: 'switchOff' },
} as const

interface OneStepProps extends TaskProps {
  text: ReactNode
  submit: string
  send: () => Promise<void>
}

function OneStep({ text, submit, send, onCancel, onProofNeeded }: OneStepProps) {
  const { ref, failure, isSending, onSubmit } = useTaskForm({ send, onProofNeeded })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{text}</p>
      <TaskButtons submit={submit} failure={failure} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
