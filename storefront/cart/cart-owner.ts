/** Who shops in this browser. An employee has no cart without a customer to buy for (CART-6). */
export type ShopperKind = 'guest' | 'customer' | 'employee'

/** Whose carts a tab shows; `nobody` until the page knows. A change of the owner makes a new object. */
export interface CartOwner {
  kind: 'nobody' | ShopperKind
  customerId: string
}
