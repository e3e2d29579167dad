import type { ReactNode } from 'react'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { RequireCustomer } from '../../shopper/require-customer.tsx'
import { type User, useShopper } from '../../shopper/shopper.tsx'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountGuard } from './account-guard.tsx'

// A phone shows none, and loads nothing of it.
const AccountNavigation = deferHydration<object>(() => import('./account-navigation.tsx'), {
  isStatic: true,
  isFirst: true,
  className: 'hidden lg:grid',
})

interface Props {
  /** The heading. It must be the same for all customers: the cached page contains it. */
  title: string
  /** The pages between the account's first page and this one, for the breadcrumb. */
  trail?: readonly { name: string; to: string }[]
  skeleton: ReactNode
  children: (user: User) => ReactNode
  /** The account's first page has no breadcrumb, and its heading greets the customer once they are known. */
  isOverview?: boolean
}

/** A sentence about the page: it begins the content, and stands as near the heading as in a list of products. */
export const belowHeading = '-mt-4 text-muted'

/** The layout of every account page: navigation, breadcrumb, heading, and the content once a customer is signed in. */
export function AccountPage({ title, trail = [], skeleton, children, isOverview = false }: Props) {
  const messages = useMessages(accountMessages)
  const { user } = useShopper()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 print:block pt-2 pb-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8">
      <AccountNavigation />
      <div className="@container flex min-h-[60vh] min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-1">
          {!isOverview && (
            <Breadcrumb isShort crumbs={[{ name: messages.title, to: '/account' }, ...trail, { name: title }]} />
          )}
          <h1 className="text-xl font-extrabold text-balance lg:text-2xl">
            {isOverview && user ? messages.hello(user.first_name) : title}
          </h1>
        </div>
        <AccountGuard skeleton={skeleton}>
          <RequireCustomer skeleton={skeleton}>{children}</RequireCustomer>
        </AccountGuard>
      </div>
    </div>
  )
}
