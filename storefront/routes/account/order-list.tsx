import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { formatDay } from './dates.ts'
import { type OrderCard, OrderPictures } from './order-pictures.tsx'
import { OrderWhen } from './order-when.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { withoutBreaks } from '../../ui/without-breaks.tsx'

const skeletonsMax = 10

/** Orders as cards on narrow screens and as a table on wide ones. The whole card or row is a link to its order. */
export function OrderList({ orders }: { orders: readonly OrderCard[] }) {
  return (
    <>
      <OrderCards orders={orders} className="lg:hidden" />
      <OrderTable orders={orders} />
    </>
  )
}

export function OrderCards({ orders, className = '' }: { orders: readonly OrderCard[]; className?: string }) {
  const messages = useMessages(ordersMessages)
  const language = useLanguage()
  const placeOf = usePlaceOf()
  return (
    <ul className={`flex flex-col gap-3 ${className}`}>
      {orders.map((order) => (
        <li key={order.id} className={`card @container relative flex flex-col p-4 ${tintOf(order)}`}>
          <div className="flex grow flex-col gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={`/account/orders/${order.id}`}
                className="font-bold after:absolute after:inset-0 after:rounded-lg"
              >
                {messages.order(order.id)}
              </a>
              <StatusBadge order={order} />
            </div>
            {order.status !== 'on_hold' && <OrderWhen order={order} />}
            <p className="text-sm wrap-anywhere">{withoutBreaks(productsOf(order, messages))}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 py-1">
              <OrderPictures order={order} className="flex-wrap" />
              <strong className="ml-auto text-[min(var(--text-base),11cqi)]">
                {formatMoney(toCentavos(order.total))}
              </strong>
            </div>
            {/* What the branch writes is about these products. */}
            {order.status === 'on_hold' && <OrderWhen order={order} className="pb-1" />}
            <div className="mt-auto flex items-end gap-2 text-muted">
              <div className="min-w-0 flex-1 text-sm text-pretty">
                <p>
                  {formatDay(order.creation, language)} · {messages.units(order.pieces)}
                </p>
                <p>
                  {[placeOf(order), order.branch_name, order.origin === 'online' && paymentsOf(order, messages)]
                    .filter(Boolean)
                    .join('\u00A0· ')}
                </p>
              </div>
              <Icon name="chevron-right" className="size-5 shrink-0 @max-[14rem]:hidden" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function OrderTable({ orders }: { orders: readonly OrderCard[] }) {
  const messages = useMessages(ordersMessages)
  const columns = [messages.number, messages.products, messages.status, messages.delivery]
  return (
    <div className="card overflow-x-auto max-lg:hidden">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="text-xs text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-semibold first:pl-5">
                {column}
              </th>
            ))}
            {/* Above the arrows as well. */}
            <th scope="col" colSpan={2} className="py-3 pr-12 pl-3 text-right font-semibold">
              {messages.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The link of the number covers the whole row. */
function OrderRow({ order }: { order: OrderCard }) {
  const messages = useMessages(ordersMessages)
  const language = useLanguage()
  const placeOf = usePlaceOf()
  return (
    <tr className={`group relative border-t align-top border-line hover:bg-sunken ${tintOf(order)}`}>
      <th scope="row" className="py-3 pr-3 pl-5 font-normal whitespace-nowrap">
        <a
          href={`/account/orders/${order.id}`}
          className="link font-bold after:absolute after:inset-0 after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {order.id}
        </a>
        <span className="block text-muted">{formatDay(order.creation, language)}</span>
      </th>
      <td className="w-full px-3 py-3">
        <p className="mb-1.5 min-w-0 wrap-anywhere group-hover:underline">
          {withoutBreaks(productsOf(order, messages))}
        </p>
        <OrderPictures order={order} />
      </td>
      <td className="min-w-[17rem] px-3 py-3">
        <StatusBadge order={order} />
        <OrderWhen order={order} className="mt-1 text-pretty" />
      </td>
      <td className="min-w-[10rem] px-3 py-3">
        {placeOf(order)}
        <span className="block text-muted">{order.branch_name}</span>
      </td>
      <td className="px-3 py-3 text-right whitespace-nowrap">
        <strong>{formatMoney(toCentavos(order.total))}</strong>
        <span className="block text-muted">{paymentsOf(order, messages)}</span>
      </td>
      <td className="py-3 pr-4 text-muted">
        <Icon name="chevron-right" className="size-5 group-hover:text-ink" />
      </td>
    </tr>
  )
}

/** What is on hold is found at a glance, without a colour as strong as that of its badge. */
const tintOf = ({ status }: OrderCard) =>
  status === 'on_hold' ? 'bg-[color-mix(in_oklab,var(--color-warning-soft)_45%,var(--color-raised))]' : ''

/** The first product's name and the number of the others: `Lumen Aria 12 and 2 more`; of a single product its units. */
function productsOf(order: OrderCard, messages: typeof ordersMessages.en) {
  const { products, shown_products: shown } = order
  const name = shown[0]?.description
  if (name === undefined) return ''
  if (products > 1) return `${name} ${messages.moreProducts(products - 1)}`
  return order.pieces > 1 ? `${order.pieces} × ${name}` : name
}

/** How an order reaches its customer, or that it was bought at a branch's counter. */
function usePlaceOf(): (order: OrderCard) => string {
  const { options } = useMessages(ordersMessages)
  const { bought } = useMessages(orderProgressMessages)
  return ({ origin, option_name }) => (origin === 'branch' ? bought : options[option_name])
}

function paymentsOf(order: OrderCard, messages: typeof ordersMessages.en): string {
  if (order.origin === 'branch') return messages.paidThere
  return [...new Set(order.payment_methods.map((kind) => messages.payments[kind]))].join(', ')
}

/** Placeholders of the size of the cards, or of the rows of the table on wide screens. */
export function OrderListSkeleton({ count = skeletonsMax, hasCards = false }: { count?: number; hasCards?: boolean }) {
  return (
    <div className={`flex flex-col gap-3 ${hasCards ? '' : 'lg:gap-1'}`}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={`skeleton h-40 ${hasCards ? '' : 'lg:h-24'}`} />
      ))}
    </div>
  )
}
