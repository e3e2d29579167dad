import { useNavigate, useParams } from 'react-router'
import { getOrder } from '#contract/orders.ts'
import { listOrderReturns } from '#contract/returns.ts'
import { isCreditOnly } from '#domain/returns/return.ts'
import { orderNameMessages } from '../../../messages/order-names.ts'
import { orderReturnsMessages } from '../../../messages/order-returns.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { notify } from '../../../ui/notify.ts'
import { AccountPage, belowHeading } from '../account-page.tsx'
import { formatDay } from '../dates.ts'
import { EmptyState, FailedState } from '../empty-state.tsx'
import type { OrderDetail } from '../order-detail.ts'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/return'
import { ReturnForm } from './return-form.tsx'
import { useReason } from './use-reason.ts'
import { noteRequested } from './requested-return.ts'
import { returnPolicyPath } from './return-policy.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, returnsMessages).pageTitle(args.params['id'] ?? ''), isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The page on which a customer returns products of an order (RETURN-1). */
export default function Return() {
  const messages = useMessages(returnsMessages)
  const orders = useMessages(orderNameMessages)
  const id = Number(useParams()['id'])
  return (
    <AccountPage
      title={messages.title}
      trail={[
        { name: orders.title, to: '/account/orders' },
        { name: orders.order(id), to: `/account/orders/${id}` },
      ]}
      skeleton={<div className="skeleton h-96" />}
    >
      {() => <LoadedReturn key={id} id={id} />}
    </AccountPage>
  )
}

function LoadedReturn({ id }: { id: number }) {
  const orders = useMessages(orderNameMessages)
  const messages = useMessages(returnsMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const { data, failure, retry } = useQuery(`return of ${id}`, async (signal) => {
    const [order, { returnable }] = await Promise.all([
      browserClient.call(getOrder, { id }, { signal }),
      browserClient.call(listOrderReturns, { id }, { signal }),
    ])
    return { order, returnable }
  })
  if (failure?.reason === 'not-found' || failure?.reason === 'invalid')
    return (
      <EmptyState icon="package-x" title={orders.missing} detail={orders.missingDetail}>
        <a href="/account/orders" className="button button-primary">
          {orders.back}
        </a>
      </EmptyState>
    )
  if (failure) return <FailedState onRetry={retry} />
  if (!data)
    return (
      <LoadingRegion>
        <div className="skeleton h-96" />
      </LoadingRegion>
    )
  if (!data.returnable) return <NothingToReturn order={data.order} />
  const hasCreditOnly = isCreditOnly(data.order.payments.map(({ kind }) => kind))
  return (
    <div className="flex flex-col gap-5">
      <p className={belowHeading}>
        {(hasCreditOnly ? messages.untilForCredit : messages.until)(formatDay(data.returnable.until, language))}
      </p>
      <ReturnForm
        order={data.order}
        lines={data.returnable.lines}
        onSent={(number) => {
          notify({ id: 'return', tone: 'success', text: messages.sent(number) })
          noteRequested(number)
          void navigate(`/account/orders/${id}`)
        }}
      />
    </div>
  )
}

function NothingToReturn({ order }: { order: OrderDetail }) {
  const messages = useMessages(returnsMessages)
  const { policy } = useMessages(orderReturnsMessages)
  const isAhead = order.status !== 'delivered' && order.status !== 'canceled'
  return (
    <EmptyState icon="undo-2" title={isAhead ? messages.notYet : messages.nothing} detail={useReason(order).text}>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={`/account/orders/${order.id}`} className="button button-primary">
          {messages.backToOrder}
        </a>
        <a href={returnPolicyPath} className="button button-quiet">
          {policy}
        </a>
      </div>
    </EmptyState>
  )
}
