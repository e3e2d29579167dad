import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { getBalance } from '#contract/balances.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { AccountPage } from '../account-page.tsx'
import { FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/balance'
import { AvailableBalance } from './available-balance.tsx'
import { CreditSummary } from './credit-summary.tsx'
import { overdueSince } from './overdue-since.ts'
import { PendingBalance } from './pending-balance.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, balancesMessages).balance, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** What the customer owes, which comes first, what they have at the store, and their credit. */
export default function Balance() {
  const messages = useMessages(balancesMessages)
  return (
    <AccountPage title={messages.balance} skeleton={<BalanceSkeleton />}>
      {() => <LoadedBalance />}
    </AccountPage>
  )
}

function LoadedBalance() {
  const { data, failure, retry } = useQuery('balance', (signal) => browserClient.call(getBalance, {}, { signal }))
  if (failure) return <FailedState onRetry={retry} />
  if (!data) {
    return (
      <LoadingRegion>
        <BalanceSkeleton />
      </LoadingRegion>
    )
  }
  const isOverdue = data.credit.overdue > 0
  const isOwing = data.pending_balance > 0
  return (
    <div className="flex flex-col gap-5">
      {isOwing && <PendingBalance balance={data} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <AvailableBalance balance={data} />
        <CreditSummary
          credit={data.credit}
          overdueSince={overdueSince(data)}
          nextDueAt={isOverdue ? data.due.find((one) => !one.is_overdue)?.due_at : data.credit.next_due_at}
        />
      </div>
      {!isOwing && <PendingBalance balance={data} />}
    </div>
  )
}

function BalanceSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <div className="skeleton h-72" />
        <div className="skeleton h-72" />
      </div>
      <div className="skeleton h-64" />
    </div>
  )
}
