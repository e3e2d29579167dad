import { useEffect, useState } from 'react'
import { lineOf } from '../../cart/cart.ts'
import { useCarts } from '../../cart/cart-store.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'

/**
 * Whether another tab or device has changed in the carts what this checkout orders, since the page saw both alike
 * (CHECKOUT-27); not any more once an order is being placed. `orderAsShown` leaves the order as it is.
 */
export function useChangedCart({ reservation: { id, lines }, attempt, openPayment, globalId }: CheckoutState) {
  const { carts, isLoaded } = useCarts()
  // Null once an order was being placed: that takes its units out of the carts, and a refused payment may not bring them back.
  const [alikeId, setAlikeId] = useState<string | null>()
  const isPlacing = Boolean(attempt ?? openPayment ?? globalId)
  const isAlike = lines.every(
    ({ branchCode, productCode, quantity }) =>
      lineOf(carts.get(branchCode)?.lines ?? [], productCode)?.quantity === quantity,
  )
  useEffect(() => {
    if (isPlacing) setAlikeId(null)
    else if (isAlike) setAlikeId((before) => (before === null ? null : id))
  }, [isPlacing, isAlike, id])
  return { isChanged: isLoaded && !isPlacing && !isAlike && alikeId === id, orderAsShown: () => setAlikeId(undefined) }
}
