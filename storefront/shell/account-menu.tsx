import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { openSignIn } from '../shopper/sign-in-dialog.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/** The header's account button: opens the sign-in for a visitor, and a menu with the account's links for a customer. */
export function AccountMenu() {
  const messages = useMessages(shellMessages)
  const { status, user } = useShopper()
  const enter = useSignInAction()
  const name = user?.first_name.split(' ')[0]
  const content = (
    <>
      <Icon name="user-round" className="size-5.5" />
      <span className="hidden max-w-24 truncate text-sm font-semibold xl:inline">{name ?? messages.signIn}</span>
    </>
  )
  const classNames = 'header-button min-w-11 justify-center gap-2 xl:px-3'
  if (status !== 'customer') {
    return (
      <button
        type="button"
        onClick={enter}
        className={`needs-script ${classNames}`}
        aria-haspopup="dialog"
        aria-label={messages.signIn}
      >
        {content}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className={classNames}
        aria-label={`${messages.myAccount}: ${name}`}
      >
        {content}
      </button>
      <nav
        id="account-menu"
        popover="auto"
        className="dropdown account-dropdown w-64 p-2"
        aria-label={messages.account}
      >
        <p className="truncate px-3 pt-2 pb-3 text-sm font-semibold">{messages.greeting(name ?? '')}</p>
        <AccountLinks />
      </nav>
    </>
  )
}

/**
 * Gives the function of a sign-in button: it opens the sign-in. While the browser has not yet found out whether the
 * shopper is signed in, it opens the account page instead, which requires a sign-in by itself.
 */
export function useSignInAction(): () => void {
  const { status } = useShopper()
  const navigate = useNavigate()
  return () => (status === 'unknown' ? void navigate('/account') : openSignIn())
}

/** The links of the account and the sign-out, for the header's menu and the mobile menu. */
export function AccountLinks() {
  const messages = useMessages(shellMessages)
  const { signOut } = useShopper()
  const { pathname } = useLocation()
  const entries = [
    { to: '/account', text: messages.myAccount, icon: 'user-round' },
    { to: '/account/orders', text: messages.orders, icon: 'package' },
  ] as const
  return (
    <ul>
      {entries.map(({ to, text, icon }) => (
        <li key={to}>
          <a href={to} aria-current={pathname === to ? 'page' : undefined} className="menu-link">
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void signOut()} className="menu-link w-full">
          <Icon name="log-out" className="size-5" />
          {messages.signOut}
        </button>
      </li>
    </ul>
  )
}
