import { type ReactNode, useEffect, useRef, useState } from 'react'
import { getApproval } from '#contract/approvals.ts'

import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { authRequestMessages } from '../../messages/auth-request.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion, RequireCustomer } from '../../shopper/require-customer.tsx'
import type { Route } from './+types/request'
import { AuthPage } from './auth-page.tsx'
import { DecisionForm } from './decision-form.tsx'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, authRequestMessages).title, isPrivate: true })

/**
 * The page on which a customer approves the sign-in of another device (ACCOUNT-28), without header and footer (SHELL-1).
 * The id in its URL comes from the code or the link that the other device shows.
 */
export default function AuthRequest() {
  const messages = useMessages(authRequestMessages)
  return (
    <AuthPage>
      <h1 className="sr-only">{messages.title}</h1>
      <RequireCustomer skeleton={<div className="skeleton h-96" />} reason={messages.reason}>
        {() => <Request />}
      </RequireCustomer>
    </AuthPage>
  )
}

type Approval = ReplyOf<typeof getApproval>
type State = 'loading' | 'over' | 'failed' | 'approved' | 'refused' | Approval

function Request() {
  const messages = useMessages(authRequestMessages)
  const [id] = useState(() => new URLSearchParams(window.location.search).get('id') ?? '')
  const [state, setState] = useState<State>(id ? 'loading' : 'over')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    browserClient.call(getApproval, { id }, { signal: stop.signal }).then(
      (approval) => setState(approval.status === 'open' ? approval : approval.status),
      (error: unknown) => {
        // A link that was not copied as a whole has no id, or one of another form: a 422.
        const isOver = error instanceof CallFailed && [410, 422].includes(error.httpStatus)
        if (!stop.signal.aborted) setState(isOver ? 'over' : 'failed')
      },
    )
    return () => stop.abort()
  }, [id, attempt])

  if (state === 'loading') {
    return (
      <LoadingRegion>
        <div className="skeleton h-96" />
      </LoadingRegion>
    )
  }
  if (state === 'failed') {
    return (
      <Outcome icon={<PersonalIcon name="circle-slash" className="size-10 text-muted" />} title={messages.unexpected}>
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            setState('loading')
            setAttempt((count) => count + 1)
          }}
        >
          {messages.retry}
        </button>
      </Outcome>
    )
  }
  if (typeof state === 'string') return <Decided state={state} />
  return <DecisionForm id={id} approval={state} onDecided={setState} />
}

function Decided({ state }: { state: 'over' | 'approved' | 'refused' }) {
  const messages = useMessages(authRequestMessages)
  const shell = useMessages(shellMessages)
  const views = {
    over: { icon: <PersonalIcon name="monitor-smartphone" className="size-10 text-muted" /> },
    approved: { icon: <PersonalIcon name="circle-check" className="size-10 text-success" /> },
    refused: { icon: <PersonalIcon name="circle-slash" className="size-10 text-danger" /> },
  }
  return (
    <Outcome icon={views[state].icon} title={messages[`${state}Title`]} text={messages[`${state}Text`]}>
      <a href="/account/devices" className="button button-primary max-sm:w-full">
        {messages.devices}
      </a>
      <a href="/" className="button button-quiet max-sm:w-full">
        {shell.goHome}
      </a>
    </Outcome>
  )
}

interface OutcomeProps {
  icon: ReactNode
  title: string
  text?: string
  children: ReactNode
}

/** What became of the sign-in. The heading gets the focus, so that screen readers say it. */
function Outcome({ icon, title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-10">
      {icon}
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold text-balance outline-none">
        {title}
      </h2>
      {text && <p className="text-pretty text-muted">{text}</p>}
      <div className="flex w-full flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
