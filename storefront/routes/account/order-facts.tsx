import { MapPin, Store } from 'lucide-react'
import { formatPhone, phoneAddress } from '#domain/phone/phone.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order.tsx'

/** Where the order goes, or where it waits. */
export function OrderPlace({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  const Sign = order.address ? MapPin : Store
  return (
    <section className="card p-5 text-sm" aria-labelledby="order-place">
      <h2 id="order-place" className="mb-2 flex items-center gap-2 text-base font-bold">
        <Sign size={18} aria-hidden />
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
      <span>
        {address.street} {address.house}
      </span>
      <span>{[address.sector, address.city].filter(Boolean).join(', ')}</span>
      {address.province !== address.city && <span>{address.province}</span>}
      {address.reference && <span className="text-muted">{address.reference}</span>}
      <a href={phoneAddress(address.phone)} className="link self-start">
        {formatPhone(address.phone)}
      </a>
    </>
  )
}

function BranchLines({ order }: { order: OrderDetail }) {
  const branches = useRouteLoaderData<typeof rootLoader>('root')?.branches ?? []
  // Closed branches are in the list as well, since orders name them.
  const branch = branches.find(({ codplace }) => codplace === order.codplace)
  return (
    <>
      <strong>{order.branch_name}</strong>
      {branch && <span>{branch.address}</span>}
      {branch && <span>{branch.city_name}</span>}
      {branch?.phone && (
        <a href={phoneAddress(branch.phone)} className="link self-start">
          {formatPhone(branch.phone)}
        </a>
      )}
    </>
  )
}

/** How the order is paid, and how far that is. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages)
  return (
    <section className="card p-5" aria-labelledby="order-payments">
      <h2 id="order-payments" className="mb-2 font-bold">
        {messages.payment}
      </h2>
      <ul className="flex flex-col gap-3 text-sm">
        {order.payments.map(({ kind, amount, state }) => (
          <li key={`${kind} ${state} ${amount}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{messages.payments[kind]}</span>
            <span>{formatMoney(toCentavos(amount))}</span>
            <span className={`w-full ${tones[state] ?? 'text-muted'}`}>{messages.states[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones: Partial<Record<OrderDetail['payments'][number]['state'], string>> = {
  captured: 'text-success',
  pending_approval: 'text-warning',
  failed: 'text-danger',
}
