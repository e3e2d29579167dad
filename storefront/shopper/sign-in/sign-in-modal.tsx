import { type KeyboardEvent, useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type User, useShopper } from '../shopper.tsx'
import { type SignInRequest, closeSignIn } from '../sign-in-dialog.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const tabs = ['sign-in', 'sign-up'] as const
type Tab = (typeof tabs)[number]

/** The login modal (ACCOUNT-1): sign in or make an account, on two tabs. */
export function SignInModal({ request }: { request: SignInRequest | undefined }) {
  const messages = useMessages(signInMessages)
  const { signedIn } = useShopper()
  const [tab, setTab] = useState<Tab>(request?.tab ?? 'sign-in')
  const [email, setEmail] = useState('')

  useEffect(() => {
    if (!request) return
    setTab(request.tab)
    setEmail('')
  }, [request])

  useEffect(() => {
    if (request) focusFirstEmpty()
  }, [request, tab, email])

  function succeed(user: User): void {
    signedIn(user)
    closeSignIn()
    const text = tab === 'sign-up' ? messages.created : messages.welcome(user.first_name)
    notify({ id: 'session', tone: 'success', text })
    request?.then?.()
  }

  function go(to: Tab, typedEmail: string): void {
    setEmail(typedEmail)
    setTab(to)
  }

  return (
    <Dialog
      isOpen={request !== undefined}
      onClose={closeSignIn}
      title={tab === 'sign-in' ? messages.signInTitle : messages.signUpTitle}
    >
      <TabList tab={tab} onTab={setTab} />
      <div
        role="tabpanel"
        id="sign-in-panel"
        aria-labelledby={`${tab}-tab`}
        tabIndex={-1}
        className="pt-5 outline-none"
      >
        {tab === 'sign-in' ? (
          <SignInForm key={email} email={email} onSignedIn={succeed} onSignUp={(typed) => go('sign-up', typed)} />
        ) : (
          <SignUpForm key={email} email={email} onSignedIn={succeed} onSignIn={(typed) => go('sign-in', typed)} />
        )}
      </div>
    </Dialog>
  )
}

/**
 * Focuses the first empty field. On a touch screen, where the keyboard would cover the form, it focuses the form
 * instead. While the focus is on a tab, it stays there.
 */
function focusFirstEmpty(): void {
  if (document.activeElement?.role === 'tab') return
  const panel = document.getElementById('sign-in-panel')
  const inputs = [...(panel?.querySelectorAll('input') ?? [])]
  const first = matchMedia('(pointer: fine)').matches ? inputs.find(({ value }) => value === '') : undefined
  void (first ?? panel)?.focus()
}

function TabList({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const messages = useMessages(signInMessages)
  const names = { 'sign-in': messages.signIn, 'sign-up': messages.signUp }

  // The arrow keys, Home and End move between tabs, as in every tab list; the Tab key moves on into the form.
  function move(event: KeyboardEvent): void {
    const next = { ArrowLeft: tabs[0], Home: tabs[0], ArrowRight: tabs[1], End: tabs[1] }[event.key]
    if (!next) return
    event.preventDefault()
    onTab(next)
    document.getElementById(`${next}-tab`)?.focus()
  }

  return (
    <div role="tablist" aria-label={messages.tabs} className="grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${name}-tab`}
          aria-selected={tab === name}
          aria-controls="sign-in-panel"
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={move}
          className={`min-h-11 rounded-sm px-2 text-sm font-semibold transition-colors ${tab === name ? 'bg-raised text-ink shadow-soft' : 'text-muted hover:text-ink'}`}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
