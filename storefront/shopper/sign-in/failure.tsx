import { type ReactNode, useEffect, useRef } from 'react'
import { CallFailed } from '#contract/client.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ownSentence } from './own-sentence.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

/** Why a sign-in failed: the reason, the sentence to show, and the seconds to wait where the response names them. */
export interface Failure {
  reason: string
  text: string
  waitSeconds?: number
}

/**
 * The failure to show for a failed call: a message of the store's pages for the reasons known here, otherwise the
 * message of the response.
 */
export function toFailure(error: unknown, messages: typeof signInMessages.en): Failure {
  if (!(error instanceof CallFailed)) return { reason: 'unexpected', text: messages.unexpected }
  const { reason, message, httpStatus, data } = error
  if (reason === 'no-cookies') return { reason, text: messages.noCookies }
  if (reason === 'network') return { reason, text: messages.network }
  const own = ownSentence(reason, messages)
  if (own) return { reason, text: own }
  const waitSeconds = Number(data['retryAfterSeconds'])
  if (reason === 'too-many-requests' && waitSeconds > 0) return { reason, text: messages.tooMany, waitSeconds }
  return { reason, text: httpStatus >= 500 || !message ? messages.unexpected : message }
}

/**
 * The alert above a form, with an optional action as children. Screen readers announce it when it appears, and a long
 * form scrolls to it, since its button is out of sight of it on a phone.
 */
export function FailureAlert({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  const messages = useMessages(signInMessages)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={alert} role="alert" className="empty:-mb-4">
      {failure && (
        <div className="flex gap-3 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <PersonalIcon name="circle-alert" className="size-5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{failure.text}</p>
            {failure.waitSeconds !== undefined && <Wait seconds={failure.waitSeconds} messages={messages} />}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

/** The seconds to wait, counted down on the screen; a screen reader announces them once. */
function Wait({ seconds, messages }: { seconds: number; messages: typeof signInMessages.en }) {
  const left = useSecondsLeft(seconds)
  return (
    <p>
      <span aria-hidden>{left > 0 ? messages.tryIn(left) : messages.tryNow}</span>
      <span className="sr-only">{messages.tryIn(seconds)}</span>
    </p>
  )
}
