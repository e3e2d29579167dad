import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { smallWidths } from '../../ui/picture.tsx'
import { ProductPicture } from '../../product/product-picture.tsx'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'
import { withoutBreaks } from '../../ui/without-breaks.tsx'
import { onDemand } from '../../hydration/on-demand.tsx'

const BuyAgain = onDemand(() => import('./buy-again.tsx'))

/** The lines of the order, at the prices of the day it was placed, its note, and the way to buy them again. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderMessages)
  return (
    <section className="card p-5" aria-labelledby="order-lines">
      <h2 id="order-lines" className="font-bold">
        {messages.products}
      </h2>
      <ul className="@container divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.codarticulo} className="flex gap-4 py-4 last:pb-0 @max-[14rem]:flex-col">
            <div className="size-16 shrink-0 overflow-hidden rounded-md bg-display sm:size-20">
              <ProductPicture
                picture={line.picture_url ? { picture_url: line.picture_url } : undefined}
                alt=""
                sizes="80px"
                widths={smallWidths}
              />
            </div>
            {/* The amount stands beside the name, or where that is too narrow below it, beside the number of units. */}
            <div className="flex min-w-0 flex-1 flex-wrap content-start items-baseline justify-between gap-x-4 gap-y-1 text-sm text-muted">
              <a
                href={`/products/${line.codarticulo}`}
                className="grow basis-full text-base font-semibold text-pretty text-ink hover:underline @min-[30rem]:basis-0"
              >
                {withoutBreaks(line.description)}
              </a>
              <span className="@min-[30rem]:order-1 @min-[30rem]:basis-full">
                {line.quantity > 1 ? `${line.quantity} × ${money(line.price)}` : messages.oneUnit}
              </span>
              <strong className="ml-auto text-[min(var(--text-base),11cqi)] text-ink">
                {formatMoney(toCentavos(line.amount))}
              </strong>
              {line.note && (
                <p className="order-2 basis-full break-words">
                  {messages.note}: {line.note}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {order.note && (
        <p className="mt-4 rounded-md bg-sunken p-3 text-sm break-words">
          {messages.note}: {order.note}
        </p>
      )}
      {/* Who waits for it does not order it a second time. */}
      {order.status !== 'on_hold' && (
        <div className="mt-4 grid sm:justify-start">
          <BuyAgain isNeeded meanwhile={<div className="min-h-11" />} order={order} />
        </div>
      )}
    </section>
  )
}

/**
 * Products, delivery and total of the order, as the checkout showed them, and the subtotal and tax within them. The parts
 * add up to the total exactly (CHECKOUT-12).
 */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderMessages)
  // What was bought at a branch's counter was not delivered.
  const isDelivered = order.origin !== 'branch' || order.delivery > 0
  return (
    <section className="card p-5" aria-labelledby="order-amounts">
      <h2 id="order-amounts" className="mb-3 font-bold">
        {messages.summary}
      </h2>
      <dl className="@container flex flex-col gap-2 text-sm">
        <AmountRow name={messages.products} amount={formatMoney(toCentavos(order.subtotal) + toCentavos(order.tax))} />
        <AmountRow name={messages.subtotal} amount={money(order.subtotal)} isPart />
        <AmountRow name={messages.tax} amount={money(order.tax)} isPart />
        {isDelivered && (
          <AmountRow
            name={messages.options[order.option_name]}
            amount={order.delivery === 0 ? messages.free : money(order.delivery)}
          />
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-bold">{messages.total}</dt>
          <dd className="ml-auto text-[min(var(--text-lg),11cqi)] font-extrabold">{money(order.total)}</dd>
        </div>
      </dl>
      <button
        type="button"
        onClick={() => window.print()}
        className="needs-script link mt-3 min-h-8 text-sm print:hidden"
      >
        {messages.print}
      </button>
    </section>
  )
}

interface AmountRowProps {
  name: string
  amount: string
  /** Whether it is a part of the amount above it, and not one more of the total. */
  isPart?: boolean
}

function AmountRow({ name, amount, isPart = false }: AmountRowProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 text-muted ${isPart ? '-mt-1 pl-3 text-xs' : ''}`}>
      <dt>{name}</dt>
      <dd className={`ml-auto ${isPart ? '' : 'text-ink'}`}>{amount}</dd>
    </div>
  )
}

const money = (decimal: number) => formatMoney(toCentavos(decimal))
