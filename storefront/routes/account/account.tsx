import { Suspense, lazy, useSyncExternalStore } from 'react'
import { getBalance } from '#contract/balances.ts'
import { listOrders } from '#contract/orders.ts'
import { getProfilePicture } from '#contract/profile-picture.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { type User, useShopper } from '../../shopper/shopper.tsx'
import { accountMessages } from '../../messages/account.ts'
import { accountSectionsMessages } from '../../messages/account-sections.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/account'
import { AccountPage } from './account-page.tsx'
import { accountSections } from './account-sections.ts'
import { Avatar } from './avatar.tsx'
import { CompleteProfile } from './complete-profile.tsx'
import { OrderCards, OrderListSkeleton } from './order-list.tsx'
import { FailedState, EmptyState } from './empty-state.tsx'
import { useQuery } from './use-query.ts'
import { Icon } from '../../ui/icon.tsx'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

const latestMax = 1

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
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[45rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <p className="col-span-full -mt-2 text-lg text-muted">{messages.hello(user.first_name)}</p>
          <div className="flex flex-col gap-5">
            <ConfirmEmail
              isNeeded={!user.is_email_confirmed}
              meanwhile={!user.is_email_confirmed && <div className="skeleton h-11" />}
              user={user}
            />
            <LatestOrders />
            <StateOrLinks user={user} />
            {/* It arrives late, so it stands where it moves nothing. */}
            <CompleteProfile />
          </div>
          <ProfileCard user={user} />
        </div>
      )}
    </AccountPage>
  )
}

const AccountState = lazy(() => import('./account-state.tsx'))

/** From this width on the account has its navigation at the side: the breakpoint `lg`. */
const sideNavigation = '(min-width: 48rem)'

/**
 * The state of the account on wide screens. A phone has its pages in their place, since it has no other navigation between
 * them, and loads nothing of the state but the balance.
 */
function StateOrLinks({ user }: { user: User }) {
  const isWide = useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(sideNavigation)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(sideNavigation).matches,
    () => false,
  )
  if (!isWide) return <AccountLinks />
  return (
    <LazyBoundary failed={null}>
      <Suspense fallback={<AccountStateSkeleton />}>
        <AccountState user={user} />
      </Suspense>
    </LazyBoundary>
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
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft max-[20rem]:hidden">
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
  const messages = useMessages(accountMessages)
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

function LatestOrders() {
  const messages = useMessages(accountMessages)
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
  if (latest.data.length > 0) return <OrderCards orders={latest.data} />
  return (
    <EmptyState icon="package-open" title={messages.noneYet} detail={messages.noneOnline}>
      <a href="/shop" className="button button-primary">
        {messages.goShopping}
      </a>
    </EmptyState>
  )
}

function ProfileCard({ user }: { user: User }) {
  const messages = useMessages(accountMessages)
  const { signOut } = useShopper()
  const picture = useQuery('picture', (signal) => browserClient.call(getProfilePicture, {}, { signal }))
  const facts = [
    [messages.email, user.email],
    [messages.phone, formatPhone(user.phone)],
    [messages.customerCode, user.code],
  ]
  return (
    <section aria-labelledby="your-data" className="card p-5">
      <h2 id="your-data" className="text-sm font-semibold text-muted">
        {messages.yourData}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Avatar user={user} url={picture.data?.picture?.url} className="size-14 text-lg" />
        <p className="min-w-0 grow basis-28 text-lg font-bold break-words">
          {user.first_name} {user.last_name}
        </p>
      </div>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button button-quiet mt-5 w-full" onClick={() => void signOut()}>
        <Icon name="log-out" className="size-4.5" />
        {messages.signOut}
      </button>
    </section>
  )
}

function AccountSkeleton() {
  return (
    <div className="grid gap-5 @min-[45rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="skeleton col-span-full -mt-2 h-6 w-40" />
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
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
      <div className="skeleton col-span-full h-44" />
    </div>
  )
}
