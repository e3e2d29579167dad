import { Icon } from '../../ui/icon.tsx'
import { streetLine } from '#domain/addresses/address-lines.ts'
import { finishedStatuses } from '#domain/orders/order-steps.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BranchBox, BranchPhone } from './branch-box.tsx'
import type { OrderDetail } from './order-detail.ts'
import { PickupTimeOnDemand } from './pickup-time-on-demand.tsx'
import { isOfCarrier, noteAtTop } from './note-at-top.ts'
import { useBranchOf } from './use-branch-of.ts'
import { anywhere, whenSeen } from './when-seen.tsx'

// Few orders are with a carrier or ready for pickup at a time; the others load nothing of that.
const CarrierNote = whenSeen(() => import('./carrier-note.tsx'), 'mt-4 h-18', anywhere)
const OrderPass = whenSeen(() => import('./order-pass.tsx'), 'mb-4 h-72', anywhere)

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
      {order.address && <AddressLines address={order.address} recipient={awaitedBy(order)} />}
      {isOfCarrier(order) && (order.parcel ?? noteAtTop(order)) && <CarrierNote order={order} />}
      {order.pass && <OrderPass id={order.id} pass={order.pass} />}
      {!order.address && <OrderBranch codplace={order.codplace} name={order.branch_name} />}
      <Recipient order={order} />
      {order.address && callsBranch(order.status) && <SenderPhone codplace={order.codplace} />}
    </section>
  )
}

/** Whether the place has the phone of the branch: an order on hold has it at the top (ORDER-29), a finished one nowhere. */
const callsBranch = (status: OrderDetail['status']) => status !== 'on_hold' && !finishedStatuses.includes(status)

/** What the place is for the order: where it goes, or where it ended. */
function useTitle({ origin, option_name, status }: OrderDetail): string {
  const messages = useMessages(orderMessages)
  const { branch } = useMessages(orderProgressMessages)
  if (origin === 'branch') return messages.boughtAt
  if (option_name !== 'pick_up' && status === 'canceled') return messages.deliveryAddress
  if (option_name !== 'pick_up') return status === 'delivered' ? messages.deliveredTo : messages.deliverTo
  if (status === 'canceled') return branch
  return status === 'delivered' ? messages.collectedAt : messages.options.pick_up
}

function Recipient({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderMessages)
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

/** To whom an order is brought that is under way; undefined for every other one. */
const awaitedBy = ({ customer_name: name, status, option_name }: OrderDetail) =>
  option_name === 'pick_up' || finishedStatuses.includes(status) ? undefined : name || undefined

/** Who received the order, or collects it; nobody for a canceled one, and above its address for one that is brought. */
function useRecipient({ customer_name: name, status, option_name }: OrderDetail): string | undefined {
  const messages = useMessages(orderMessages)
  const progress = useMessages(orderProgressMessages)
  if (!name || status === 'canceled') return undefined
  if (status === 'delivered') return messages.receivedBy(name)
  return option_name === 'pick_up' ? progress.collector(name) : undefined
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

interface AddressProps {
  address: NonNullable<OrderDetail['address']>
  /** Who gets the order there, above the address as on a parcel. */
  recipient?: string | undefined
}

/** The address that an order is brought to. */
export function AddressLines({ address, recipient }: AddressProps) {
  return (
    <address className="not-italic">
      <div className="flex flex-wrap gap-x-8 gap-y-2 *:flex *:flex-col *:gap-0.5">
        <p className="min-w-0 grow basis-60">
          {recipient && <strong>{recipient}</strong>}
          {recipient ? (
            <span className="my-0.5 self-start rounded-sm bg-sunken px-2 py-0.5 text-xs font-semibold">
              {address.name}
            </span>
          ) : (
            <strong>{address.name}</strong>
          )}
          <span>{streetLine(address)}</span>
          <span>{[...new Set([address.sector, address.city, address.province])].filter(Boolean).join(', ')}</span>
        </p>
        <p className="min-w-0 grow basis-60 text-muted">
          {/* The customer's own number: a link would call themselves. */}
          <span>{formatPhone(address.phone)}</span>
          {address.reference && <span>{address.reference}</span>}
          {address.directions && <span>{address.directions}</span>}
        </p>
      </div>
    </address>
  )
}

/** The branch of an order, with the way there. */
export function OrderBranch({ codplace, name }: { codplace: number; name: string }) {
  const branch = useBranchOf(codplace)
  return branch ? <BranchBox branch={branch} /> : <strong>{name}</strong>
}
