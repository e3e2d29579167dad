import { Icon } from '../ui/icon.tsx'
import { deferHydration } from '../hydration/defer-hydration.tsx'
import { useShopper } from '../shopper/shopper.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { blockBySheet } from '../ui/open-dialogs.ts'
import { AccountLinks, useSignInAction } from './account-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { Wordmark } from './wordmark.tsx'

const MenuLinks = deferHydration<object>(() => import('./menu-links.tsx'), { isStatic: true, className: 'space-y-6' })
const MenuContact = deferHydration<object>(() => import('./menu-contact.tsx'), {
  isStatic: true,
  className: 'space-y-4',
})

/**
 * The parts of header and footer that do not fit on a phone. It is a popover, so it opens and closes without JavaScript
 * too.
 */
export function MobileMenu() {
  const messages = useMessages(shellMessages)
  return (
    <nav
      onToggle={({ newState }) => blockBySheet(newState === 'open')}
      id="mobile-menu"
      popover="auto"
      data-overlay=""
      className="sheet"
      aria-label={messages.menu}
    >
      <div className="sheet-head">
        <Wordmark />
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          className="header-button w-14"
          aria-label={messages.close}
        >
          <Icon name="x" className="size-5.5" />
        </button>
      </div>
      <div className="space-y-6 px-2 pt-2 pb-8">
        <div>
          <MobileAccount />
          <LanguageSwitch className="menu-link" hasLabel />
          <ThemeToggle className="menu-link w-full" hasLabel />
        </div>
        <MenuLinks />
        <div className="border-t border-line px-3 pt-5 text-sm">
          <MenuContact />
        </div>
      </div>
    </nav>
  )
}

function MobileAccount() {
  const messages = useMessages(shellMessages)
  const { status } = useShopper()
  const enter = useSignInAction()
  if (status === 'customer') return <AccountLinks />
  return (
    <button type="button" onClick={enter} className="needs-script menu-link w-full font-semibold">
      <Icon name="user-round" className="size-5" />
      {messages.signIn}
    </button>
  )
}
