import { useEffect, useState } from 'react'
import { beginApproval, finishApproval } from '#contract/approvals.ts'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { type Failure, FailureAlert, toFailure } from './failure.tsx'
import { BackToSignIn } from './forgot-password-step.tsx'
import { LinkButton } from './link-button.tsx'
import { maskCode } from './code-mask.ts'
import { QrCode } from '../two-step/qr-code.tsx'
import type { StepProps } from './steps.ts'

type Begun = ReplyOf<typeof beginApproval>

/**
 * A sign-in that another device approves (ACCOUNT-28): this one shows a QR code or a link for the other device, and six
 * digits that have to match, and waits.
 */
export function ApprovalStep({ isRemembered, onReply, onRestart }: StepProps & { isRemembered: boolean }) {
  const messages = useMessages(signInMessages)
  const [attempt, setAttempt] = useState(0)
  const { begun, failure } = useApproval(attempt, isRemembered, onReply)
  return (
    <div className="flex flex-col gap-4">
      <FailureAlert failure={failure}>
        <LinkButton onPress={() => setAttempt((count) => count + 1)}>{messages.startAgain}</LinkButton>
      </FailureAlert>
      {!failure && (begun ? <Instructions begun={begun} /> : <div className="skeleton h-96" />)}
      <BackToSignIn onBack={onRestart} />
    </div>
  )
}

function Instructions({ begun: { id, digits } }: { begun: Begun }) {
  const messages = useMessages(signInMessages)
  const url = `${window.location.origin}/auth/request?id=${id}`
  return (
    <>
      <p className="text-muted">{messages.approvalIntro}</p>
      <QrCode text={url} label={messages.approvalQr} />
      <p className="text-center text-sm break-all text-muted">
        {messages.approvalLink} <span className="text-ink select-all">{url}</span>
      </p>
      <div className="rounded-md bg-sunken p-4 text-center">
        <p className="text-sm text-muted">{messages.approvalDigits}</p>
        <p className="text-3xl font-bold tracking-[0.15em] tabular-nums">{maskCode(digits)}</p>
      </div>
      <p role="status" className="text-center text-sm text-muted">
        {messages.approvalWaiting}
      </p>
    </>
  )
}

/** Begins a sign-in and waits for its approval, until the step is left or the sign-in is over. */
function useApproval(attempt: number, isRemembered: boolean, onReply: StepProps['onReply']) {
  const messages = useMessages(signInMessages)
  const [begun, setBegun] = useState<Begun>()
  const [failure, setFailure] = useState<Failure>()

  useEffect(() => {
    const stop = new AbortController()
    setBegun(undefined)
    setFailure(undefined)
    async function wait(): Promise<void> {
      const started = await browserClient.call(
        beginApproval,
        { remember_device: isRemembered },
        { signal: stop.signal },
      )
      if (stop.signal.aborted) return
      setBegun(started)
      const reply = await approved(started, stop.signal)
      if (reply) onReply(reply)
    }
    wait().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(toFailure(error, messages))
    })
    return () => stop.abort()
    // A new callback begins no new sign-in.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt])

  return { begun, failure }
}

const firstWaitMs = 2_000
const longestWaitMs = 8_000

/**
 * Asks every two to eight seconds whether the other device has approved; undefined once the signal stops it. A lost
 * connection is no end: the sign-in waits for ten minutes.
 */
async function approved({ id, secret }: Begun, signal: AbortSignal) {
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(waitMs * 1.1, longestWaitMs)) {
    await new Promise((done) => setTimeout(done, waitMs))
    if (signal.aborted) return undefined
    const reply = await browserClient.call(finishApproval, { id, secret }, { signal }).catch(waitOn)
    if (reply && !('waiting' in reply)) return reply
  }
  return undefined
}

function waitOn(error: unknown): undefined {
  const isPassing = error instanceof CallFailed && (error.reason === 'network' || error.httpStatus >= 500)
  if (!isPassing) throw error
  return undefined
}
