/** The storage key by which a tab announces to the others that an order has changed the customer's carts (CART-26). */
export const cartsChangedKey = 'carts.changed'
