import { useState } from 'react'
import { sendEmailCode, verifyEmailCode } from '#contract/email-confirmation.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { notify } from '../../../ui/notify.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import { TaskButtons } from './task-buttons.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskForm } from './use-task-form.ts'

type Sent = ReplyOf<typeof sendEmailCode>

/** Confirms the account's e-mail (ACCOUNT-75): has a code sent there, and takes it. */
export function ConfirmEmailForm(props: TaskProps) {
  const messages = useMessages(securityMessages)
  const { user, signedIn } = useShopper()
  const [sent, setSent] = useState<Sent>()
  const send = async () => setSent(await browserClient.call(sendEmailCode, {}))
  if (!sent) return <SendStep email={user?.email ?? ''} onSend={send} {...props} />

  async function verify(code: string): Promise<void> {
    const confirmed = await browserClient.call(verifyEmailCode, { code, request_id: sent?.request_id })
    if (user) signedIn({ ...user, ...confirmed })
    notify({ id: 'security', tone: 'success', text: messages.emailConfirmed })
    props.onDone()
  }
  const { destination } = sent
  return (
    <EmailCodeForm submit={messages.confirmEmail} onVerify={verify} onResend={send} {...{ destination }} {...props} />
  )
}

interface SendProps extends TaskProps {
  email: string
  onSend: () => Promise<void>
}

function SendStep({ email, onSend, onCancel, onProofNeeded }: SendProps) {
  const messages = useMessages(securityMessages)
  const { failure, isSending, onSubmit } = useTaskForm({ send: onSend, onProofNeeded })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted wrap-anywhere">{messages.confirmText(email)}</p>
      <TaskButtons submit={messages.sendCode} failure={failure} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
