/** The storage key by which a tab announces to the others that it has changed the customer's carts (CART-26). */
export const cartsChangedKey = 'carts.changed'

/** Lets the other tabs of this browser load the customer's carts again. */
export function announceCartsChanged(): void {
  try {
    localStorage.setItem(cartsChangedKey, String(Date.now()))
    localStorage.removeItem(cartsChangedKey)
  } catch {
    // Without storage the other tabs load their carts again when they are shown, and before they buy.
  }
}
