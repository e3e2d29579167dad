import { useLocation } from 'react-router'
import { accountMessages } from '../../messages/account.ts'
import { accountSectionsMessages } from '../../messages/account-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { accountSections } from './account-sections.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

/** The links between the account's pages, on laptops. A phone has them as a list on the overview. */
export default function AccountNavigation() {
  const messages = useMessages(accountMessages)
  const texts = useMessages(accountSectionsMessages)
  const { pathname } = useLocation()
  // contract/pages.ts has these paths too, but importing it would make every page larger.
  const path = pathname === '/account/create-address' ? '/account/addresses' : pathname
  const isCurrent = (to: string) => path === to || (to !== '/account' && path.startsWith(`${to}/`))
  const entries = [
    { to: '/account', text: messages.overview, icon: 'house' as const },
    ...accountSections.map(({ key, ...section }) => ({ ...section, text: texts[key].name })),
  ]
  return (
    <nav aria-label={messages.navigation} className="side-navigation">
      <ul className="flex flex-col gap-1">
        {entries.map(({ to, text, icon }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={`flex min-h-11 items-center gap-3 rounded-md px-4 text-sm font-semibold ${isCurrent(to) ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-sunken hover:text-ink'}`}
            >
              <PersonalIcon name={icon} className="size-4.5 shrink-0" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
