import { listProofs } from '#contract/deposit-proofs.ts'
import { getOrder } from '#contract/orders.ts'
import { formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import type { User } from '../../shopper/shopper.tsx'
import { DepositProofOnDemand } from '../account/deposit-proof/deposit-proof-on-demand.tsx'
import { useQuery } from '../account/use-query.ts'
import { breakAtSign } from '../../ui/break-at-sign.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { NextSteps } from './next-steps.tsx'
import { type Order, PlacedOrder } from './placed-order.tsx'

/** Thanks, the orders of the checkout, and the next steps. */
export function PlacedOrders({ orders, user }: { orders: readonly Order[]; user: User }) {
  const messages = useMessages(orderCompleteMessages)
  const totalCentavos = sumCentavos(orders.map((order) => toCentavos(order.total)))
  const { data, failure, setData } = useQuery('placed orders', (signal) => fetchDetails(orders, signal))
  const detailOf = (id: number) => data?.details.find((detail) => detail.id === id)
  return (
    <div className="flex flex-col gap-6">
      {orders.every(({ status }) => status === 'canceled') ? (
        <Heading icon="circle-x" tone="bg-sunken text-muted" title={messages.allCanceled(orders.length)} />
      ) : (
        <Heading
          icon="package-check"
          tone="bg-success-soft text-success"
          title={messages.thanks(user.first_name)}
          detail={messages.thanksDetail(orders.length, user.email)}
        />
      )}
      <DepositProofOnDemand
        globalId={orders[0]?.global_id ?? ''}
        isNeeded={orders.some(mayWaitForDeposit)}
        onSent={() => data && setData({ ...data, hasPendingProof: true })}
      />
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <PlacedOrder
            key={order.id}
            order={order}
            lines={failure ? null : detailOf(order.id)?.lines}
            detail={detailOf(order.id)}
            isLink={orders.length > 1}
          />
        ))}
      </ul>
      {orders.length > 1 && (
        <p className="flex flex-wrap justify-between gap-x-4 px-4 font-semibold sm:px-6">
          <span>{messages.total}</span>
          <span className="text-[min(var(--text-lg),8vw)] font-extrabold">{formatMoney(totalCentavos)}</span>
        </p>
      )}
      {data && <NextSteps orders={data.details} hasPendingProof={data.hasPendingProof} />}
      {!data && !failure && <div aria-busy="true" className="skeleton h-48" />}
      <div className="grid gap-3 sm:grid-cols-2">
        <a
          href={orders.length === 1 ? `/account/orders/${orders[0]?.id}` : '/account/orders'}
          className="button button-primary"
        >
          {orders.length === 1 ? messages.seeOrder : messages.seeOrders}
        </a>
        <a href="/shop" className="button button-quiet">
          {messages.continueShopping}
        </a>
      </div>
    </div>
  )
}

interface HeadingProps {
  icon: IconName
  tone: string
  title: string
  detail?: string
}

function Heading({ icon, tone, title, detail }: HeadingProps) {
  return (
    <div className={`flex flex-wrap gap-4 ${detail ? 'items-start' : 'items-center'}`}>
      <span className={`grid size-14 shrink-0 place-items-center rounded-xl sm:size-16 ${tone}`}>
        <Icon name={icon} className="size-7.5" />
      </span>
      <div className="min-w-0 grow basis-40">
        <h1 className="text-xl font-extrabold wrap-anywhere md:text-2xl">{title}</h1>
        {detail && <p className="mt-1 wrap-anywhere text-muted">{breakAtSign(detail)}</p>}
      </div>
    </div>
  )
}

function mayWaitForDeposit({ payment_methods: kinds, status }: Order): boolean {
  return kinds.includes('deposit_express') && status !== 'canceled'
}

/** The orders with their lines and payments, and whether staff check a proof of the deposit that they wait for. */
async function fetchDetails(orders: readonly Order[], signal: AbortSignal) {
  const [details, proofs] = await Promise.all([
    Promise.all(orders.map(({ id }) => browserClient.call(getOrder, { id }, { signal }))),
    orders.some(mayWaitForDeposit) ? browserClient.call(listProofs, {}, { signal }) : [],
  ])
  const proof = proofs.find(({ global_id }) => global_id === orders[0]?.global_id)
  return { details, hasPendingProof: proof?.state === 'pending_approval' }
}
