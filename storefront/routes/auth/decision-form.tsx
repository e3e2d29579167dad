import { type FormEvent, useRef, useState } from 'react'
import { approveSignIn, type getApproval, refuseSignIn } from '#contract/approvals.ts'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { authRequestMessages } from '../../messages/auth-request.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { CodeField } from '../../shopper/sign-in/code-field.tsx'
import { codeDigits, isWholeCode } from '../../shopper/sign-in/code-mask.ts'
import { useDeviceName } from '../../shopper/use-device-name.ts'
import { formatMoment } from '../account/dates.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

interface Props {
  id: string
  approval: ReplyOf<typeof getApproval>
  onDecided: (outcome: 'approved' | 'refused' | 'over') => void
}

/**
 * The device that wants to sign in, and the decision about it. The customer writes the digits of that device, so that
 * nobody approves by a careless press what somebody else began.
 */
export function DecisionForm({ id, approval, onDecided }: Props) {
  const messages = useMessages(authRequestMessages)
  const [digits, setDigits] = useState('')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, run } = useDecision(onDecided, refuseDigits)

  function refuseDigits(reason: string): void {
    setError(reason)
    form.current?.querySelector('input')?.focus()
  }

  function approve(event: FormEvent): void {
    event.preventDefault()
    if (!isWholeCode(digits)) refuseDigits(messages.incomplete)
    else void run('approved', () => browserClient.call(approveSignIn, { id, digits: codeDigits(digits) }))
  }

  return (
    <form ref={form} noValidate onSubmit={approve} className="card flex flex-col gap-4 px-6 py-8 text-left">
      <p className="text-center text-2xl font-bold text-balance" aria-hidden>
        {messages.title}
      </p>
      <p className="text-muted">{messages.intro}</p>
      <DeviceFacts approval={approval} />
      <CodeField
        label={messages.digits}
        name="digits"
        value={digits}
        error={error || undefined}
        onValue={(value) => {
          setDigits(value)
          setError('')
        }}
      />
      <p className="text-sm text-pretty text-muted">{messages.warning}</p>
      <div role="alert" className="empty:-mb-4">
        {failure && <p className="text-sm font-semibold text-danger">{failure}</p>}
      </div>
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.approve}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isSending}
        onClick={() => void run('refused', () => browserClient.call(refuseSignIn, { id }))}
      >
        {messages.refuse}
      </button>
    </form>
  )
}

function DeviceFacts({ approval: { device, created_at } }: Pick<Props, 'approval'>) {
  const messages = useMessages(authRequestMessages)
  const language = useLanguage()
  const name = useDeviceName(device)
  return (
    <div className="flex items-center gap-4 rounded-md bg-sunken p-4">
      <PersonalIcon name="monitor-smartphone" className="size-7 shrink-0 text-muted" />
      <dl className="min-w-0">
        <dt className="sr-only">{messages.device}</dt>
        <dd className="font-semibold break-words">{name}</dd>
        <div className="flex flex-wrap gap-x-1 text-sm text-muted">
          <dt>{messages.since}:</dt>
          <dd>{formatMoment(created_at, language)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Sends one decision at a time. Wrong digits are an error of their field. */
function useDecision(onDecided: Props['onDecided'], onWrongDigits: (error: string) => void) {
  const messages = useMessages(authRequestMessages)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(outcome: 'approved' | 'refused', call: () => Promise<unknown>): Promise<void> {
    if (isSending) return
    setSending(true)
    setFailure('')
    try {
      await call()
      onDecided(outcome)
    } catch (error) {
      const { reason, message } = error instanceof CallFailed ? error : { reason: '', message: '' }
      if (reason === 'approval-over') onDecided('over')
      else if (reason === 'approval-mismatch') onWrongDigits(message)
      else setFailure(reason === 'network' ? messages.network : message || messages.unexpected)
    }
    setSending(false)
  }

  return { isSending, failure, run }
}
