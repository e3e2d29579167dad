import { House, MonitorSmartphone, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { RequireCustomer } from '../../shopper/require-customer.tsx'
import type { User } from '../../shopper/shopper.tsx'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  /** The heading. It must be the same for all customers: the cached page contains it. */
  title: string
  /** The pages between the account's first page and this one, for the breadcrumb. */
  trail?: readonly { name: string; to: string }[]
  skeleton: ReactNode
  children: (user: User) => ReactNode
  /** The account's first page has no breadcrumb. */
  isOverview?: boolean
}

/** The layout of every account page: navigation, breadcrumb, heading, and the content once a customer is signed in. */
export function AccountPage({ title, trail = [], skeleton, children, isOverview = false }: Props) {
  const messages = useMessages(accountMessages)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 py-5 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-8">
      <AccountNavigation />
      <div className="flex min-h-[60vh] flex-col gap-5">
        <div className="flex flex-col gap-1">
          {!isOverview && <Breadcrumb crumbs={[{ name: messages.title, to: '/account' }, ...trail, { name: title }]} />}
          <h1 className="text-xl font-extrabold text-balance lg:text-2xl">{title}</h1>
        </div>
        <RequireCustomer skeleton={skeleton}>{children}</RequireCustomer>
      </div>
    </div>
  )
}

function AccountNavigation() {
  const messages = useMessages(accountMessages)
  const { pathname } = useLocation()
  const isCurrent = (to: string) => pathname === to || (to !== '/account' && pathname.startsWith(`${to}/`))
  const entries = [
    { to: '/account', text: messages.overview, Icon: House },
    { to: '/account/orders', text: messages.orders, Icon: Package },
    { to: '/account/devices', text: messages.devices, Icon: MonitorSmartphone },
  ]
  return (
    <nav aria-label={messages.navigation} className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-col gap-1">
        {entries.map(({ to, text, Icon }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={`flex min-h-11 items-center gap-3 rounded-md px-4 text-sm font-semibold ${isCurrent(to) ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-sunken hover:text-ink'}`}
            >
              <Icon size={18} aria-hidden />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
