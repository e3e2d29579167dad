import { Banknote, PackageCheck, PackageOpen, Truck } from 'lucide-react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listOrders } from '#contract/orders.ts'
import { formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type Order = ReplyOf<typeof listOrders>['data'][number]

/** Thanks, the orders of the checkout, and the next steps. */
export function PlacedOrders({ orders, user }: { orders: readonly Order[]; user: User }) {
  const messages = useMessages(checkoutMessages)
  const totalCentavos = sumCentavos(orders.map((order) => toCentavos(order.total)))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-success-soft text-success sm:size-16">
          <PackageCheck size={30} aria-hidden />
        </span>
        <div className="min-w-0">
          <h1 className="text-xl font-extrabold wrap-anywhere md:text-2xl">{messages.thanks(user.first_name)}</h1>
          <p className="mt-1 text-muted">{messages.thanksDetail(orders.length)}</p>
        </div>
      </div>
      <ul className="card divide-y divide-line px-4 sm:px-6">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
            <div className="min-w-0 grow">
              <a href={`/account/orders/${order.id}`} className="link font-semibold">
                {messages.order(order.id)}
              </a>
              <p className="text-sm text-muted">
                {messages.from(order.branch_name)} · {messages.units(order.pieces)}
              </p>
            </div>
            <span className="rounded-sm bg-success-soft px-2 py-1 text-xs font-semibold text-success">
              {order.status_label}
            </span>
            <span className="font-bold">{formatMoney(toCentavos(order.total))}</span>
          </li>
        ))}
        {orders.length > 1 && (
          <li className="flex justify-between gap-4 py-4 font-semibold">
            <span>{messages.total}</span>
            <span className="text-lg font-extrabold">{formatMoney(totalCentavos)}</span>
          </li>
        )}
      </ul>
      <NextSteps orders={orders} totalCentavos={totalCentavos} />
      <div className="flex flex-wrap gap-3">
        <a href="/shop" className="button button-primary max-sm:w-full">
          {messages.continueShopping}
        </a>
        <a href="/account/orders" className="button button-quiet max-sm:w-full">
          {messages.seeOrders}
        </a>
      </div>
    </div>
  )
}

function NextSteps({ orders, totalCentavos }: { orders: readonly Order[]; totalCentavos: number }) {
  const messages = useMessages(checkoutMessages)
  const isPickup = orders.every((order) => order.option_name === 'pick_up')
  const nextSteps = [
    [PackageOpen, messages.nextPrepare],
    [isPickup ? PackageCheck : Truck, isPickup ? messages.nextPickup : messages.nextDeliver],
    [Banknote, messages.nextPay(formatMoney(totalCentavos))],
  ] as const
  return (
    <section aria-labelledby="next" className="card p-4 sm:p-6">
      <h2 id="next" className="text-lg font-bold">
        {messages.whatNext}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {nextSteps.map(([StepIcon, text]) => (
          <li key={text} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-muted">
              <StepIcon size={20} aria-hidden />
            </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
