import { readPlaced } from '../../checkout/placed-checkout.ts'
import AlreadyPlaced from './already-placed.tsx'
import NothingReserved from './nothing-reserved.tsx'

interface Props {
  customerId: string
  /** The orders that the checkout has become; undefined for a tab without one. */
  globalId: string | undefined
}

/** In place of the steps: the orders of this tab's last checkout, or what to do without a reservation (CHECKOUT-24). */
export default function NoCheckout({ customerId, globalId = readPlaced(customerId) }: Props) {
  if (!globalId) return <NothingReserved customerId={customerId} />
  return <AlreadyPlaced globalId={globalId} customerId={customerId} />
}
