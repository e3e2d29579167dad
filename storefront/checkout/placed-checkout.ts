import { announceCartsChanged } from '../cart/changed-key.ts'

/** The orders that this tab has placed last, for whoever comes back to its checkout (CHECKOUT-24). */
export interface PlacedCheckout {
  globalId: string
  customerId: string
}

const key = 'checkout.placed'

/**
 * Notes the orders that this tab shows right after they were placed, and lets its other tabs load the carts again, which
 * have lost what was ordered (CART-26).
 */
export function announcePlaced(placed: PlacedCheckout): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(placed))
  } catch {
    // Without storage the checkout that is opened again is one without an order.
  }
  announceCartsChanged()
}

export function deletePlaced(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** The id of the orders that a customer has placed in this tab last. */
export function readPlaced(customerId: string): string | undefined {
  try {
    const placed = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<PlacedCheckout> | null
    return placed?.customerId === customerId && typeof placed.globalId === 'string' ? placed.globalId : undefined
  } catch {
    return undefined
  }
}
