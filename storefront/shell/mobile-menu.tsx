import { Icon } from '../ui/icon.tsx'
import { deferHydration } from '../hydration/defer-hydration.tsx'
import { useShopper } from '../shopper/shopper.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { AccountLinks, useSignInAction } from './account-menu.tsx'
import { useCategories } from './categories.tsx'
import { useFooterLinks } from './help-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { Wordmark } from './wordmark.tsx'

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
  const links = useFooterLinks()
  const categories = useCategories().map(({ category_id, category_name }) => ({
    to: `/shop?category=${category_id}`,
    text: category_name,
  }))
  return (
    <nav id="mobile-menu" popover="auto" data-overlay="" className="sheet" aria-label={messages.menu}>
      <div className="flex h-14 items-center justify-between pl-4">
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
        <MobileAccount />
        <LinkGroup title={messages.products} links={links.products} />
        <LinkGroup title={messages.categories} links={categories} isTwoColumns />
        <LinkGroup title={messages.help} links={links.help} />
        {links.company.length > 0 && <LinkGroup title={messages.company} links={links.company} isExternal />}
        <div className="border-t border-line pt-3">
          <LanguageSwitch className="menu-link" hasLabel />
          <ThemeToggle className="menu-link w-full" hasLabel />
        </div>
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

interface GroupProps {
  title: string
  links: readonly { to: string; text: string }[]
  isTwoColumns?: boolean
  /** The links lead to other sites and open in a new tab. */
  isExternal?: boolean
}

function LinkGroup({ title, links, isTwoColumns = false, isExternal = false }: GroupProps) {
  return (
    <div>
      <h2 className="px-3 pb-1 text-sm font-semibold text-muted">{title}</h2>
      <ul className={isTwoColumns ? 'grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]' : ''}>
        {links.map(({ to, text }) => (
          <li key={to}>
            {isExternal ? (
              <ExternalLink href={to} text={text} className="menu-link" />
            ) : (
              <a href={to} className="menu-link">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
