import { Icon } from '../../ui/icon.tsx'
import { formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'
import type { User } from '../../shopper/shopper.tsx'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useProofHours } from '../../page/use-proof-hours.ts'
import { DepositProofOnDemand } from '../account/deposit-proof/deposit-proof-on-demand.tsx'
import { type Order, PlacedOrder } from './placed-order.tsx'

/** Thanks, the orders of the checkout, and the next steps. */
export function PlacedOrders({ orders, user }: { orders: readonly Order[]; user: User }) {
  const messages = useMessages(orderCompleteMessages)
  const totalCentavos = sumCentavos(orders.map((order) => toCentavos(order.total)))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-success-soft text-success sm:size-16">
          <Icon name="package-check" className="size-7.5" />
        </span>
        <div className="min-w-0">
          <h1 className="text-xl font-extrabold wrap-anywhere md:text-2xl">{messages.thanks(user.first_name)}</h1>
          <p className="mt-1 text-muted">{messages.thanksDetail(orders.length)}</p>
        </div>
      </div>
      <DepositProofOnDemand globalId={orders[0]?.global_id ?? ''} isNeeded={orders.some(mayWaitForDeposit)} />
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <PlacedOrder key={order.id} order={order} />
        ))}
      </ul>
      {orders.length > 1 && (
        <p className="flex justify-between gap-4 px-4 font-semibold sm:px-6">
          <span>{messages.total}</span>
          <span className="text-lg font-extrabold">{formatMoney(totalCentavos)}</span>
        </p>
      )}
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

function mayWaitForDeposit({ payment_methods: kinds, status }: Order): boolean {
  return kinds.includes('deposit_express') && status !== 'canceled'
}

function NextSteps({ orders, totalCentavos }: { orders: readonly Order[]; totalCentavos: number }) {
  const messages = useMessages(orderCompleteMessages)
  const proofHours = useProofHours()
  const isPickup = orders.every((order) => order.option_name === 'pick_up')
  const isShipped = orders.every((order) => order.option_name === 'nacional_delivery')
  const nextSteps = [
    ['package-open', messages.nextPrepare],
    [
      isPickup ? 'package-check' : 'truck',
      isPickup ? messages.nextPickup : isShipped ? messages.nextShip : messages.nextDeliver,
    ],
    ['banknote', paymentText(orders, messages)(formatMoney(totalCentavos), proofHours)],
  ] as const
  return (
    <section aria-labelledby="next" className="card p-4 sm:p-6">
      <h2 id="next" className="text-lg font-bold">
        {messages.whatNext}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {nextSteps.map(([icon, text]) => (
          <li key={text} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-muted">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What is left to do about the payment: one method pays the whole checkout alone, everything else is paid already. */
function paymentText(orders: readonly Order[], messages: typeof orderCompleteMessages.en) {
  const kinds = new Set(orders.flatMap((order) => order.payment_methods))
  if (kinds.has('cash')) return messages.nextPay
  if (kinds.has('credit')) return messages.nextCredit
  return kinds.has('deposit_express') ? messages.nextProof : messages.nextPaid
}
