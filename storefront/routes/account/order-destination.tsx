import { MapPin, Store } from 'lucide-react'
import { streetLine } from '#domain/addresses/address.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'
import { useRoot } from '../../page/use-root.ts'

/** The address that the order is delivered to, or the branch where it is picked up. */
export function OrderDestination({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const PlaceIcon = order.address ? MapPin : Store
  return (
    <section className="card p-5 text-sm" aria-labelledby="order-place">
      <h2 id="order-place" className="mb-2 flex items-center gap-2 text-base font-bold">
        <PlaceIcon size={18} aria-hidden />
        {order.option_name === 'pick_up' ? messages.pickUpAt : messages.deliverTo}
      </h2>
      <address className="flex flex-col gap-0.5 not-italic">
        {order.address ? <AddressLines address={order.address} /> : <BranchLines order={order} />}
      </address>
      <div className="mt-3 flex flex-col gap-0.5 text-muted">
        {order.address && <p>{messages.sentFrom(order.branch_name)}</p>}
        {order.customer_name && <p>{messages.receivedBy(order.customer_name)}</p>}
        {order.rnc && <p>{messages.taxReceipt(order.rnc)}</p>}
      </div>
    </section>
  )
}

function AddressLines({ address }: { address: NonNullable<OrderDetail['address']> }) {
  return (
    <>
      <strong>{address.name}</strong>
      <span>{streetLine(address)}</span>
      <span>{[address.sector, address.city].filter(Boolean).join(', ')}</span>
      {address.province !== address.city && <span>{address.province}</span>}
      {address.reference && <span className="text-muted">{address.reference}</span>}
      {address.directions && <span className="text-muted">{address.directions}</span>}
      <a href={phoneUrl(address.phone)} className="link self-start">
        {formatPhone(address.phone)}
      </a>
    </>
  )
}

function BranchLines({ order }: { order: OrderDetail }) {
  const branches = useRoot()?.branches ?? []
  // The list contains closed branches too, since orders may name one.
  const branch = branches.find(({ codplace }) => codplace === order.codplace)
  return (
    <>
      <strong>{order.branch_name}</strong>
      {branch && <span>{branch.address}</span>}
      {branch && <span>{branch.city_name}</span>}
      {branch?.phone && (
        <a href={phoneUrl(branch.phone)} className="link self-start">
          {formatPhone(branch.phone)}
        </a>
      )}
    </>
  )
}
