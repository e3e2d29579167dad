import type { ReplyOf } from '#contract/endpoint.ts'
import { trackOrder } from '#contract/order-tracking.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { trackMessages } from '../../messages/track.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { BranchBox } from '../account/branch-box.tsx'
import { EmptyState, FailedState } from '../account/empty-state.tsx'
import { ExpectedBy } from '../account/expected-by.tsx'
import { OrderProgress } from '../account/order-progress.tsx'
import { OrderTimeline } from '../account/order-timeline.tsx'
import { useQuery } from '../account/use-query.ts'
import type { Route } from './+types/track'
import { Icon } from '../../ui/icon.tsx'

type TrackedOrder = ReplyOf<typeof trackOrder>

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, trackMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The page of an order's link (ORDER-9): where the order is, for whoever has the link, without a sign-in. */
export default function Track({ params }: Route.ComponentProps) {
  const messages = useMessages(trackMessages)
  return (
    <div className="page flex max-w-3xl flex-col gap-5 pt-6 pb-12 md:pt-10">
      <h1 className="text-xl font-extrabold text-balance lg:text-2xl">{messages.title}</h1>
      <NeedsScript />
      <div className="needs-script">
        <Progress key={params.token} token={params.token} />
      </div>
    </div>
  )
}

function Progress({ token }: { token: string }) {
  const messages = useMessages(trackMessages)
  const { data, failure, retry } = useQuery(token, (signal) => browserClient.call(trackOrder, { token }, { signal }))
  if (data) return <Shown order={data} />
  if (!failure)
    return (
      <LoadingRegion>
        <div className="skeleton h-44" />
        <div className="skeleton mt-5 h-72" />
      </LoadingRegion>
    )
  const isMissing = failure.reason === 'not-found' || failure.reason === 'invalid'
  if (!isMissing) return <FailedState onRetry={retry} />
  return (
    <EmptyState icon="link-2-off" title={messages.missing} detail={messages.missingDetail}>
      <a href="/account/orders" className="button button-primary">
        {messages.mine}
      </a>
    </EmptyState>
  )
}

function Shown({ order }: { order: TrackedOrder }) {
  const messages = useMessages(trackMessages)
  const { branch } = useMessages(orderProgressMessages)
  return (
    <div className="flex flex-col gap-5">
      <p className="-mt-3 text-muted">
        {messages.order(order.id)} · {messages.from(order.branch_name)}
      </p>
      <OrderProgress
        order={order}
        expected={order.expected_by && <ExpectedBy order={{ ...order, expected_by: order.expected_by }} />}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <OrderTimeline order={order} />
        <section className="card p-5 text-sm" aria-labelledby="order-branch">
          <h2 id="order-branch" className="mb-3 flex items-center gap-2 text-base font-bold">
            <Icon name="store" className="size-4.5" />
            {branch}
          </h2>
          <BranchBox
            branch={{ description: order.branch_name, ...order.branch }}
            isVisited={order.option_name === 'pick_up'}
          />
        </section>
      </div>
    </div>
  )
}
