import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CodeField } from '../../../shopper/sign-in/code-field.tsx'
import { codeDigits, isWholeCode } from '../../../shopper/sign-in/code-mask.ts'
import { ResendCode } from '../../../shopper/sign-in/resend-code.tsx'
import { StepFocus } from '../../../ui/step-focus.tsx'
import { TaskButtons } from './task-buttons.tsx'
import { breakAtSign } from '../../../ui/break-at-sign.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskForm } from './use-task-form.ts'

interface Props extends Omit<TaskProps, 'onDone'> {
  destination: string
  submit: string
  onVerify: (code: string) => Promise<void>
  /** Sends another code; without it the form offers none. */
  onResend?: () => Promise<void>
}

/** Takes the code that was sent to an e-mail. */
export function EmailCodeForm({ destination, submit, onVerify, onResend, onCancel, onProofNeeded }: Props) {
  const messages = useMessages(securityMessages)
  const [code, setCode] = useState('')
  const { ref, errors, failure, isSending, clearError, onSubmit } = useTaskForm({
    check: (): FieldErrors => (isWholeCode(code) ? {} : { code: messages.codeIncomplete }),
    send: () => onVerify(codeDigits(code)),
    fieldOf: (reason) => (reason.startsWith('code-') ? 'code' : undefined),
    onProofNeeded,
  })
  const change = (value: string) => {
    setCode(value)
    clearError('code')
  }
  return (
    <StepFocus step="code">
      <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="wrap-anywhere text-muted">{breakAtSign(messages.codeSentTo(destination))}</p>
        <CodeField label={messages.code} name="code" value={code} error={errors['code']} onValue={change} />
        {onResend && <ResendCode onResend={() => onResend().then(() => change(''))} />}
        <TaskButtons submit={submit} failure={failure} isSending={isSending} onCancel={onCancel} />
      </form>
    </StepFocus>
  )
}
