import { Icon } from '../../ui/icon.tsx'
import { streetLine } from '#domain/addresses/address.ts'
import { finishedStatuses } from '#domain/orders/order-steps.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { cashDueOf } from '#domain/payments/cash-due.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BranchBox, BranchPhone } from './branch-box.tsx'
import type { OrderDetail } from './order-detail.ts'
import { PickupTimeOnDemand } from './pickup-time-on-demand.tsx'
import { OrderPass } from './order-pass.tsx'
import { CarrierNote } from './carrier-note.tsx'
import { useBranchOf } from './use-branch-of.ts'

/** The address that the order is delivered to, or the branch where it is collected, with the pass once it is ready. */
export function OrderDestination({ order }: { order: OrderDetail }) {
  const title = useTitle(order)
  return (
    <section className="card p-5 text-sm" aria-labelledby="order-place">
      <h2 id="order-place" className="mb-3 flex items-center gap-2 text-base font-bold">
        <Icon name={order.address ? 'map-pin' : 'store'} className="size-4.5" />
        {title}
      </h2>
      <PickupTimeOnDemand order={order} />
      {order.address && <AddressLines address={order.address} />}
      <CashDue order={order} />
      <CarrierNote order={order} />
      {order.pass && <OrderPass id={order.id} pass={order.pass} />}
      {!order.address && <OrderBranch codplace={order.codplace} name={order.branch_name} />}
      <Recipient order={order} />
      {order.address && !finishedStatuses.includes(order.status) && <SenderPhone codplace={order.codplace} />}
    </section>
  )
}

/** What is due in cash, and who gets it (ORDER-21). */
function CashDue({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const due = cashDueOf(order.payments)
  if (!due || finishedStatuses.includes(order.status)) return null
  return (
    <p className={`text-base font-bold text-pretty ${order.address ? 'mt-4' : 'mb-3'}`}>
      {messages.cashTo[order.option_name](formatMoney(toCentavos(due.amount)), order.branch_name)}
    </p>
  )
}

/** What the place is for the order: where it goes, or where it ended. */
function useTitle({ origin, option_name, status }: OrderDetail): string {
  const messages = useMessages(ordersMessages)
  const { branch } = useMessages(orderProgressMessages)
  if (origin === 'branch') return messages.boughtAt
  if (option_name !== 'pick_up' && status === 'canceled') return messages.deliveryAddress
  if (option_name !== 'pick_up') return status === 'delivered' ? messages.deliveredTo : messages.deliverTo
  if (status === 'canceled') return branch
  return status === 'delivered' ? messages.collectedAt : messages.options.pick_up
}

function Recipient({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const progress = useMessages(orderProgressMessages)
  const recipient = useRecipient(order)
  const isWaiting = order.option_name === 'pick_up' && ['created', 'in_process', 'on_hold'].includes(order.status)
  return (
    <div className="mt-4 flex flex-col gap-0.5 text-muted">
      {order.address && order.status !== 'canceled' && (
        <p>{messages.sentFrom(messages.options[order.option_name], order.branch_name)}</p>
      )}
      {recipient && <p>{recipient}</p>}
      {order.rnc && <p>{messages.taxReceipt(order.rnc, order.rnc_name)}</p>}
      {isWaiting && <p>{progress.notReady}</p>}
    </div>
  )
}

/** Who received the order, or will; nobody for a canceled one. */
function useRecipient({ customer_name: name, status, option_name }: OrderDetail): string | undefined {
  const messages = useMessages(ordersMessages)
  const progress = useMessages(orderProgressMessages)
  if (!name || status === 'canceled') return undefined
  if (status === 'delivered') return messages.receivedBy(name)
  return option_name === 'pick_up' ? progress.collector(name) : messages.goesTo(name)
}

/** The button that calls the branch from which an order is brought. */
function SenderPhone({ codplace }: { codplace: number }) {
  const branch = useBranchOf(codplace)
  return (
    branch?.phone && (
      <div className="mt-3 flex">
        <BranchPhone phone={branch.phone} name={branch.description} />
      </div>
    )
  )
}

/** The address that an order is brought to. */
export function AddressLines({ address }: { address: NonNullable<OrderDetail['address']> }) {
  return (
    <address className="flex flex-col gap-0.5 not-italic">
      <strong>{address.name}</strong>
      <span>{streetLine(address)}</span>
      <span>{[address.sector, address.city].filter(Boolean).join(', ')}</span>
      {address.province !== address.city && <span>{address.province}</span>}
      {address.reference && <span className="text-muted">{address.reference}</span>}
      {address.directions && <span className="text-muted">{address.directions}</span>}
      {/* The customer's own number: a link would call themselves. */}
      <span>{formatPhone(address.phone)}</span>
    </address>
  )
}

/** The branch of an order, with the way there. */
export function OrderBranch({ codplace, name }: { codplace: number; name: string }) {
  const branch = useBranchOf(codplace)
  return branch ? <BranchBox branch={branch} /> : <strong>{name}</strong>
}
