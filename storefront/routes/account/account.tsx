import { Suspense, lazy, useSyncExternalStore } from 'react'
import { getBalance } from '#contract/balances.ts'
import { listOrders } from '#contract/orders.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import type { User } from '../../shopper/shopper.tsx'
import { accountMessages } from '../../messages/account.ts'
import { accountOverviewMessages } from '../../messages/account-overview.ts'
import { accountSectionsMessages } from '../../messages/account-sections.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/account'
import { AccountPage } from './account-page.tsx'
import { accountSections } from './account-sections.ts'
import { CompleteProfile } from './complete-profile.tsx'
import { OrderCards, OrderListSkeleton } from './order-list.tsx'
import { FailedState, EmptyState } from './empty-state.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useQuery } from './use-query.ts'
import { Icon } from '../../ui/icon.tsx'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

const latestMax = 1

const cell = 'grid grid-cols-[minmax(0,1fr)] empty:hidden'

/** Few customers have not confirmed their e-mail; the others load none of its code. */
const ConfirmEmail = onDemand(async () => ({ default: (await import('./confirm-email.tsx')).ConfirmEmail }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, accountMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The account's first page: the latest order, the state of the account or, on a phone, its pages, and the profile. */
export default function Account() {
  const messages = useMessages(accountMessages)
  return (
    <AccountPage title={messages.title} skeleton={<AccountSkeleton />} isOverview>
      {(user) => (
        // One grid: what stands side by side has the same upper and lower edge.
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @min-[45rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-5 *:last:grow">
            <Overdue />
            <ConfirmEmail
              isNeeded={!user.is_email_confirmed}
              meanwhile={!user.is_email_confirmed && <div className="skeleton h-11" />}
              user={user}
            />
            <LatestOrders />
          </div>
          {/* On a phone the pages of the account come before the profile. */}
          <div className={`${cell} @min-[45rem]:row-start-2`}>
            <StateOrLinks />
          </div>
          <ProfileCard user={user} />
          <div className={`${cell} @min-[45rem]:row-start-2`}>
            <SecurityOnWide user={user} />
          </div>
          {/* It arrives late, so it stands where it moves nothing. */}
          <div className="empty:hidden @min-[45rem]:col-span-2">
            <CompleteProfile />
          </div>
        </div>
      )}
    </AccountPage>
  )
}

const AccountState = lazy(() => import('./account-state.tsx'))
const SecurityState = lazy(async () => ({ default: (await import('./account-state.tsx')).SecurityCard }))

/** From this width on the account has its navigation at the side: the breakpoint `lg`. */
const sideNavigation = '(min-width: 48rem)'

/**
 * The state of the account on wide screens. A phone has its pages in their place, since it has no other navigation between
 * them, and loads nothing of the state but the balance.
 */
function StateOrLinks() {
  if (!useIsWide()) return <AccountLinks />
  return (
    <LazyBoundary failed={null}>
      <Suspense fallback={<AccountStateSkeleton />}>
        <AccountState />
      </Suspense>
    </LazyBoundary>
  )
}

/** What protects the account, below the profile. */
function SecurityOnWide({ user }: { user: User }) {
  if (!useIsWide()) return null
  return (
    <LazyBoundary failed={null}>
      <Suspense fallback={<div className="skeleton h-40" />}>
        <SecurityState user={user} />
      </Suspense>
    </LazyBoundary>
  )
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(sideNavigation)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(sideNavigation).matches,
    () => false,
  )
}

/** The account's pages, each with what is found there. */
function AccountLinks() {
  const texts = useMessages(accountSectionsMessages)
  return (
    <ul className="card grid grid-cols-1 p-2 @min-[32rem]:grid-cols-2 @min-[32rem]:gap-x-2">
      {accountSections.map(({ key, to, icon }) => (
        <li key={to}>
          <a href={to} className="flex h-full min-h-16 items-center gap-4 rounded-md px-3 py-2.5 hover:bg-sunken">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft @max-[14rem]:hidden">
              <PersonalIcon name={icon} className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <strong className="block">{texts[key].name}</strong>
              <span className="block text-sm text-muted">
                {key === 'balance' ? <BalanceDetail /> : texts[key].detail}
              </span>
            </span>
            <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the customer has and owes; before it is known, what the page of balances is about. */
function BalanceDetail() {
  const messages = useMessages(accountOverviewMessages)
  const texts = useMessages(accountSectionsMessages)
  const { data } = useQuery('balance', (signal) => browserClient.call(getBalance, {}, { signal }))
  if (!data) return texts.balance.detail
  const { total_available: available, pending_balance: due } = data
  return (
    <>
      {messages.available}: {formatMoney(toCentavos(available))}
      {due > 0 && (
        <span className="block font-semibold text-warning">
          {messages.due}: {formatMoney(toCentavos(due))}
        </span>
      )}
    </>
  )
}

/** What is overdue, above everything else, with the way to it. */
function Overdue() {
  const messages = useMessages(accountOverviewMessages)
  const { data } = useQuery('balance', (signal) => browserClient.call(getBalance, {}, { signal }))
  const overdue = data?.credit.overdue ?? 0
  if (overdue === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft p-4">
      <p className="min-w-0 grow basis-48 text-warning">
        <strong className="block text-lg">{messages.overdue(formatMoney(toCentavos(overdue)))}</strong>
        {data && messages.ofDue(formatMoney(toCentavos(data.pending_balance)))}
      </p>
      <a href="/account/balance" className="button button-primary max-sm:w-full">
        {messages.seeDue}
      </a>
    </div>
  )
}

function LatestOrders() {
  const messages = useMessages(accountOverviewMessages)
  return (
    <section aria-labelledby="latest-orders" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="latest-orders" className="text-lg font-bold">
          {messages.latest}
        </h2>
        <a href="/account/orders" className="link text-sm">
          {messages.allOrders}
        </a>
      </div>
      <LatestOrdersList />
    </section>
  )
}

function LatestOrdersList() {
  const messages = useMessages(ordersMessages)
  const {
    data: latest,
    failure,
    retry,
  } = useQuery('latest', (signal) => browserClient.call(listOrders, { limit: latestMax }, { signal }))
  if (failure) return <FailedState onRetry={retry} />
  if (!latest) {
    return (
      <LoadingRegion>
        <OrderListSkeleton count={latestMax} hasCards />
      </LoadingRegion>
    )
  }
  if (latest.data.length > 0) return <OrderCards orders={latest.data} className="grow *:grow" />
  return (
    <EmptyState icon="package-open" title={messages.noneYet} detail={messages.noneOnline}>
      <a href="/shop" className="button button-primary">
        {messages.goShopping}
      </a>
    </EmptyState>
  )
}

function AccountSkeleton() {
  return (
    <div className="grid gap-5 @min-[45rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-5">
        <OrderListSkeleton count={latestMax} hasCards />
        <div className="skeleton grid p-2 lg:hidden @min-[32rem]:grid-cols-2">
          {accountSections.map(({ key }) => (
            <div key={key} className="h-16" />
          ))}
        </div>
        <AccountStateSkeleton />
      </div>
      <div className="skeleton h-80" />
    </div>
  )
}

function AccountStateSkeleton() {
  return (
    <div className="grid gap-5 max-lg:hidden @min-[32rem]:grid-cols-2">
      <div className="skeleton h-44" />
      <div className="skeleton h-44" />
    </div>
  )
}
