import type { OrderDetail } from '../order-detail.ts'
import { OrderReturns } from './order-returns.tsx'
import { OrderWarranty } from './order-warranty.tsx'

/** What a customer can do about what they have received: return it, or use its warranty. */
export default function AfterDelivery({ order }: { order: OrderDetail }) {
  return (
    <>
      <OrderReturns order={order} />
      <OrderWarranty order={order} />
    </>
  )
}
