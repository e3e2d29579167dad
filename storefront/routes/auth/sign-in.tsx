import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageAfterSignIn, pages } from '#contract/pages.ts'
import { signInPageMessages } from '../../messages/sign-in-page.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { useShopper } from '../../shopper/shopper.tsx'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import type { Route } from './+types/sign-in'
import { AuthPage } from './auth-page.tsx'
import { Icon } from '../../ui/icon.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: metaMessages(args, signInPageMessages).titles[stepOf(args.location.pathname)],
    isPrivate: true,
  })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

type Step = 'sign-in' | 'sign-up' | 'forgot-password'

const stepOf = (path: string): Step => {
  if (path.startsWith(pages.signUp.path)) return 'sign-up'
  return path.startsWith(pages.forgotPassword.path) ? 'forgot-password' : 'sign-in'
}

/**
 * The sign-in by its own address (ACCOUNT-74): the modal over a quiet page, and then the page that `next` names. Who is
 * signed in already goes there at once.
 */
export default function SignInPage() {
  const messages = useMessages(signInPageMessages)
  const { pathname } = useLocation()
  const { status } = useShopper()
  const step = stepOf(pathname)
  const { leave, open } = useSteps()
  const hasOpened = useRef(false)

  useEffect(() => {
    if (hasOpened.current || status === 'unknown') return
    hasOpened.current = true
    if (status === 'customer') leave(step)
    else open(step)
  }, [status, step, leave, open])

  const others = (['sign-in', 'sign-up'] as const).filter((other) => other !== step)
  return (
    <AuthPage isLow={step === 'forgot-password'}>
      <NeedsScript />
      <div className="needs-script card flex flex-col items-center gap-4 px-6 py-10">
        <span className="grid size-14 place-items-center rounded-xl bg-accent-soft text-ink">
          <Icon name="lock-keyhole" className="size-6.5" />
        </span>
        <h1 className="text-2xl font-bold text-balance">{messages.titles[step]}</h1>
        <p className="text-pretty text-muted">{messages.texts[step]}</p>
        <div className="flex w-full flex-col gap-3">
          {[step, ...others].map((one) => (
            <button
              key={one}
              type="button"
              className={`button ${one === step ? 'button-primary' : 'button-quiet'}`}
              aria-haspopup="dialog"
              onClick={() => open(one)}
            >
              {messages.titles[one]}
            </button>
          ))}
        </div>
      </div>
    </AuthPage>
  )
}

/** Opens a step of the sign-in, and leaves this page for the one that follows it. */
function useSteps() {
  const navigate = useNavigate()
  // Read when it is needed: the page is the same for everybody, whatever follows it.
  const leave = useCallback(
    (step: Step) => {
      const usual = step === 'forgot-password' ? pages.security.path : pages.account.path
      void navigate(nextPage() ?? usual, { replace: true })
    },
    [navigate],
  )
  const open = useCallback(
    (step: Step) => {
      const tab = step === 'sign-up' ? 'sign-up' : 'sign-in'
      const goOn = () => leave('sign-in')
      const isForNewPassword = step === 'forgot-password'
      openSignIn({ tab, isForNewPassword, ...(nextPage() ? { then: goOn } : { otherwise: goOn }) })
    },
    [leave],
  )
  return { leave, open }
}

const nextPage = () => pageAfterSignIn(new URLSearchParams(window.location.search).get('next'))
