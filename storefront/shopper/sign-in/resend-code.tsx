import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const usualSeconds = 30

interface Props {
  onResend: () => Promise<void>
  /** The seconds until another code can be sent. */
  waitSeconds?: number
}

/**
 * The button that has another code sent, some time after the last one at the earliest. Announces that the code was sent,
 * or why not.
 */
export function ResendCode({ onResend, waitSeconds = usualSeconds }: Props) {
  const messages = useMessages(signInMessages)
  const [sentTimes, setSentTimes] = useState(0)
  const [status, setStatus] = useState('')
  const left = useSecondsLeft(waitSeconds, sentTimes)

  async function resend(): Promise<void> {
    if (left > 0) return
    setStatus('')
    setSentTimes((times) => times + 1)
    await onResend().then(
      () => setStatus(messages.sentAgain),
      (error: unknown) => setStatus(error instanceof CallFailed && error.message ? error.message : messages.unexpected),
    )
  }

  return (
    <div className="text-sm text-muted">
      <button
        type="button"
        aria-disabled={left > 0}
        onClick={() => void resend()}
        className={`min-h-8 font-semibold ${left > 0 ? '' : 'link'}`}
      >
        {messages.sendAgain}
        {left > 0 && <span className="font-normal tabular-nums"> ({left})</span>}
      </button>
      <p role="status">{status}</p>
    </div>
  )
}
