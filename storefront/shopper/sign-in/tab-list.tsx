import type { KeyboardEvent } from 'react'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type Tab = 'sign-in' | 'sign-up'

interface Props {
  tab: Tab
  /** The one that stands first: at the buy button what the modal offers, else the sign-in, wherever it was opened. */
  first: Tab
  /** Whether an order waits for it: a stranger then reads of a purchase, not of an account. */
  isForBuying: boolean
  onTab: (tab: Tab) => void
}

/** The two tabs of the login modal. */
export function TabList({ tab, first, isForBuying, onTab }: Props) {
  const messages = useMessages(signInMessages)
  const names = isForBuying ? messages.buyTabs : { 'sign-in': messages.signIn, 'sign-up': messages.signUp }

  const tabs: readonly [Tab, Tab] = first === 'sign-up' ? ['sign-up', 'sign-in'] : ['sign-in', 'sign-up']

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
          className={`min-h-11 rounded-sm px-2 text-sm font-semibold transition-colors ${tab === name ? 'bg-segment text-ink shadow-soft' : 'text-muted hover:text-ink'}`}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
