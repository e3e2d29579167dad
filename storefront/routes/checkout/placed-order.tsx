import type { ReplyOf } from '#contract/endpoint.ts'
import type { getOrder, listOrders } from '#contract/orders.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { cashDueOf } from '#domain/payments/cash-due.ts'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ProductPicture } from '../../product/product-picture.tsx'
import { smallWidths } from '../../ui/picture.tsx'
import { ExpectedBy } from '../account/expected-by.tsx'
import { AddressLines, OrderBranch } from '../account/order-destination.tsx'
import { OrderStages } from '../account/order-progress.tsx'
import { PickupTimeOnDemand } from '../account/pickup-time-on-demand.tsx'
import { StatusBadge } from '../account/status-badge.tsx'
import { withoutBreaks } from '../../ui/without-breaks.tsx'

export type Order = ReplyOf<typeof listOrders>['data'][number]
/** The lines of an order: undefined while they are loaded, null where they did not arrive. */
type Lines = ReplyOf<typeof getOrder>['lines'] | undefined | null
type Payments = ReplyOf<typeof getOrder>['payments']

const shownMax = 4

interface Props {
  order: Order
  lines: Lines
  /** Where the order is brought, by when, and what is paid, once they are loaded. */
  detail: Pick<ReplyOf<typeof getOrder>, 'address' | 'expected_by' | 'payments'> | undefined
  /** Whether its number leads to its page; the page of a single order has a button for that. */
  isLink: boolean
}

/** One order of the checkout: where it is, what it contains, and where it is collected or brought. */
export function PlacedOrder({ order, lines, detail, isLink }: Props) {
  const messages = useMessages(orderCompleteMessages)
  const { deliverTo } = useMessages(orderMessages)
  return (
    <li className="card flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 grow">
          {isLink ? (
            <a href={`/account/orders/${order.id}`} className="link text-lg font-bold">
              {messages.order(order.id)}
            </a>
          ) : (
            <h2 className="text-lg font-bold">{messages.order(order.id)}</h2>
          )}
          <p className="text-sm text-muted">
            {messages.from(order.branch_name)} · {messages.units(order.pieces)}
          </p>
        </div>
        <div className="ml-auto text-right">
          <p className="text-[min(var(--text-lg),8vw)] font-extrabold">{formatMoney(toCentavos(order.total))}</p>
          <DueInCash order={order} payments={detail?.payments} />
        </div>
      </div>
      {order.status === 'canceled' || order.status === 'on_hold' ? (
        <div>
          <StatusBadge order={order} />
        </div>
      ) : (
        <OrderStages order={order} />
      )}
      {detail?.expected_by && (
        <div className="-mt-5">
          <ExpectedBy order={{ ...order, expected_by: detail.expected_by }} />
        </div>
      )}
      {detail?.address && order.status !== 'canceled' && (
        <div className="border-t border-line pt-5 text-sm">
          <h2 className="mb-2 font-bold">{deliverTo}</h2>
          <AddressLines address={detail.address} />
        </div>
      )}
      {order.option_name === 'pick_up' && order.status !== 'canceled' && (
        <div className="border-t border-line pt-5 text-sm">
          <h2 className="mb-2 font-bold">{messages.pickUpAt}</h2>
          <PickupTimeOnDemand order={order} />
          <OrderBranch codplace={order.codplace} name={order.branch_name} />
          <ToBring id={order.id} />
        </div>
      )}
      <Products lines={lines} order={order} />
    </li>
  )
}

/** What the branch asks for, and how long it waits, as the policy of pickup has it (CHECKOUT-20). */
function ToBring({ id }: { id: number }) {
  const messages = useMessages(orderCompleteMessages)
  return (
    <>
      <h3 className="mt-5 mb-1 font-bold">{messages.toBringTitle}</h3>
      <ul className="list-disc pl-5 marker:text-muted">
        {messages.toBring(id).map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="mt-2 text-muted">{messages.waitsThere}</p>
    </>
  )
}

/** That the order is still to be paid in cash, which pays an order alone, in a line that is there before its payments. */
function DueInCash({ order, payments = [] }: { order: Order; payments?: Payments | undefined }) {
  const messages = useMessages(orderMessages)
  if (!order.payment_methods.includes('cash') || order.status === 'canceled') return null
  return <p className="min-h-5 text-sm text-muted">{cashDueOf(payments) && messages.cashDue}</p>
}

/** The products of an order with their pictures, and its delivery, so that the amounts come to the total (CHECKOUT-12); without its lines the card is complete as well. */
function Products({ lines, order }: Pick<Props, 'lines' | 'order'>) {
  const messages = useMessages(orderMessages)
  if (lines === null) return null
  const more = (lines?.length ?? 0) - shownMax
  return (
    <ul aria-label={messages.products} className="grid min-h-22 gap-3 border-t border-line pt-5">
      {lines?.slice(0, shownMax).map((line) => (
        <li key={line.codarticulo}>
          <a href={`/products/${line.codarticulo}`} className="group flex items-center gap-4">
            <span className="size-[min(5.5rem,22vw)] shrink-0 overflow-hidden rounded-md bg-display p-1">
              <ProductPicture
                picture={line.picture_url ? { picture_url: line.picture_url } : undefined}
                alt=""
                sizes="88px"
                widths={smallWidths}
              />
            </span>
            {/* Where the screen is too narrow for both, the amount is below the name. */}
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
              <span className="min-w-0 grow basis-40 wrap-anywhere group-hover:underline">
                {line.quantity > 1 && `${line.quantity} × `}
                {withoutBreaks(line.description)}
              </span>
              <span className="ml-auto font-semibold">{formatMoney(toCentavos(line.amount))}</span>
            </span>
          </a>
        </li>
      ))}
      {more > 0 && <li className="text-sm font-semibold text-muted">{messages.moreProducts(more)}</li>}
      {lines && order.option_name !== 'pick_up' && (
        <li className="flex flex-wrap justify-between gap-x-4">
          <span>{messages.deliveryCost}</span>
          <span className="ml-auto font-semibold">
            {order.delivery > 0 ? formatMoney(toCentavos(order.delivery)) : messages.free}
          </span>
        </li>
      )}
    </ul>
  )
}
