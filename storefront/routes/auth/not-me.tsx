import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { reportSession } from '#contract/device-alerts.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { notMeMessages } from '../../messages/not-me.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import type { Route } from './+types/not-me'
import { AuthPage } from './auth-page.tsx'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, notMeMessages).title, isPrivate: true })

type State = 'asking' | 'ended' | 'invalid'

/**
 * The page that the mail about an unknown device links to (ACCOUNT-27). Programs that scan mails open every link, so
 * nothing happens before its button is pressed.
 */
export default function NotMe() {
  const messages = useMessages(notMeMessages)
  const [state, setState] = useState<State>('asking')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (tokenOfLink() === '') setState('invalid')
  }, [])
  useEffect(() => {
    if (state === 'ended') heading.current?.focus()
  }, [state])

  const { icon, title, text } = viewOf(state, messages)
  return (
    <AuthPage>
      <NeedsScript />
      <div className="needs-script card flex flex-col items-center gap-4 px-6 py-10">
        {icon}
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold text-balance outline-none">
          {title}
        </h1>
        <p className="text-pretty text-muted">{text}</p>
        {state === 'asking' ? (
          <EndSession onEnded={() => setState('ended')} onInvalid={() => setState('invalid')} />
        ) : (
          <NewPassword hasDevices={state === 'invalid'} />
        )}
      </div>
    </AuthPage>
  )
}

const tokenOfLink = () => window.location.hash.slice(1)

function viewOf(state: State, messages: typeof notMeMessages.en): { icon: ReactNode; title: string; text: string } {
  if (state === 'ended') {
    return {
      icon: <PersonalIcon name="circle-check" className="size-10 text-success" />,
      title: messages.endedTitle,
      text: messages.endedText,
    }
  }
  if (state === 'invalid') {
    return {
      icon: <PersonalIcon name="link-2-off" className="size-10 text-muted" />,
      title: messages.invalidTitle,
      text: messages.invalidText,
    }
  }
  return {
    icon: <PersonalIcon name="shield-alert" className="size-10 text-danger" />,
    title: messages.title,
    text: messages.text,
  }
}

function EndSession({ onEnded, onInvalid }: { onEnded: () => void; onInvalid: () => void }) {
  const messages = useMessages(notMeMessages)
  const [isEnding, setEnding] = useState(false)
  const [failure, setFailure] = useState('')

  async function end(): Promise<void> {
    if (isEnding) return
    setEnding(true)
    setFailure('')
    await browserClient.call(reportSession, { token: tokenOfLink() }).then(onEnded, (error: unknown) => {
      const reason = error instanceof CallFailed ? error.reason : ''
      if (reason === 'link-invalid' || reason === 'invalid') return onInvalid()
      setFailure(reason === 'network' ? messages.network : messages.unexpected)
    })
    setEnding(false)
  }

  return (
    <>
      <div role="alert">{failure && <p className="text-sm font-semibold text-danger">{failure}</p>}</div>
      <button type="button" className="button button-danger w-full" aria-disabled={isEnding} onClick={() => void end()}>
        {isEnding ? messages.ending : messages.end}
      </button>
      <p className="text-sm text-muted">{messages.ifMe}</p>
    </>
  )
}

function NewPassword({ hasDevices }: { hasDevices: boolean }) {
  const messages = useMessages(notMeMessages)
  return (
    <div className="flex w-full flex-wrap justify-center gap-3">
      <button
        type="button"
        className="button button-primary max-sm:w-full"
        onClick={() => openSignIn({ isForNewPassword: true })}
      >
        {messages.newPassword}
      </button>
      {hasDevices && (
        <a href="/account/devices" className="button button-quiet max-sm:w-full">
          {messages.devices}
        </a>
      )}
    </div>
  )
}
