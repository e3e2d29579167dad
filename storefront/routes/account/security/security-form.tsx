import { type ReactNode, useState } from 'react'
import { ProofForm } from '../../../shopper/sign-in/proof-form.tsx'
import { StepFocus } from '../../../ui/step-focus.tsx'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SecurityTask } from './security-task.ts'
import type { TaskProps } from './task-props.ts'
import { ConfirmedTask, RecoveryCodesTask, SetUpTask } from './two-step-tasks.tsx'

interface Props {
  task: SecurityTask
  onDone: () => void
  onCancel: () => void
}

/** The form of a change. Where the store wants a proof first, the form of that comes before it. */
export default function SecurityForm({ task, onDone, onCancel }: Props) {
  const [isProving, setProving] = useState(false)
  if (isProving) return <ProofForm onProved={() => setProving(false)} onCancel={onCancel} />
  return <StepFocus step={task}>{formOf(task, { onDone, onCancel, onProofNeeded: () => setProving(true) })}</StepFocus>
}

function formOf(task: SecurityTask, props: TaskProps): ReactNode {
  if (task === 'password') return <PasswordForm {...props} />
  if (task === 'email') return <EmailForm {...props} />
  if (task === 'confirm-email') return <ConfirmEmailForm {...props} />
  if (task === 'set-up') return <SetUpTask {...props} />
  if (task === 'recovery-codes') return <RecoveryCodesTask {...props} />
  return <ConfirmedTask task={task} {...props} />
}
