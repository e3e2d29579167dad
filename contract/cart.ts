import * as z from 'zod/mini'
import { linesMax, noteMax, quantityMax } from '#domain/cart/cart.ts'
import { pricesByQuantity, productCard } from './products.ts'
import { command, query } from './endpoint.ts'
import { branchCode, ignored, maybe, money, nothing, plainText, productCode } from './fields.ts'

/**
 * A line of a cart. `price` is the unit price at this quantity and at the caller's price level, null when the product
 * has none. A line without a price or without stock at the branch adds nothing to the total, and a notice names it.
 */
const cartLine = z.object({
  product: z.extend(productCard, { prices: pricesByQuantity }),
  cod_articulo: z.string(),
  quantity: z.number(),
  price: z.nullable(money),
  total_amount: money,
  note: z.nullable(z.string()),
})

/** A line that differs from the request. `quantity` is what the line got instead; 0 unless it was clamped. */
const cartNotice = z.object({
  cod_articulo: z.string(),
  reason: z.enum(['clamped', 'out-of-stock', 'no-price', 'cart-full']),
  quantity: z.number(),
})

/** The cart of one branch. `total_items_products` is the number of units. */
export const cart = z.object({
  codplace: z.number(),
  products: z.array(cartLine),
  total_amount: money,
  total_items_products: z.number(),
  notices: z.array(cartNotice),
})

/** A quantity in units; JSON bodies carry it as a number, never as a text. */
export const quantity = (min: 0 | 1) => z.number().check(z.int(), z.gte(min), z.lte(quantityMax))
/** A line's note; an empty one removes the note. */
export const lineNote = plainText(0, noteMax)

/** A requested line. Clients may send a line back as they received it, so its other fields are ignored. */
const cartLineRequest = {
  cod_articulo: productCode,
  quantity: quantity(0),
  note: maybe(lineNote),
  product: ignored('The product is found by cod_articulo.'),
  price: ignored('The store computes every price.'),
  total_amount: ignored('The store computes every amount.'),
}
const cartLineRequests = z.array(z.strictObject(cartLineRequest)).check(z.maxLength(linesMax))

export const listCarts = query('ecommerce', 'GET carts', {
  summary: 'List the customer’s carts that have lines, one per branch',
  input: nothing,
  reply: z.array(cart),
})

export const getCart = query('ecommerce', 'GET carts/{id}', {
  summary: 'Get the customer’s cart of a branch',
  input: z.strictObject({ id: branchCode }),
  reply: cart,
})

export const setCartLine = command('ecommerce', 'POST carts/{id}', {
  summary:
    'Set the quantity and the note of a product in the cart of a branch; quantity 0 removes the line, a missing note leaves it unchanged, an empty note removes it',
  input: z.strictObject({ id: branchCode, ...cartLineRequest }),
  reply: cart,
})

export const clearCart = command('ecommerce', 'DELETE carts/{id}', {
  summary: 'Empty the cart of a branch',
  input: z.strictObject({ id: branchCode }),
  reply: cart,
})

/** A requested cart. Clients may send a cart back as they received it. */
const cartRequest = {
  id: branchCode,
  products: cartLineRequests,
  codplace: ignored('The path names the branch.'),
  total_amount: ignored('The store computes every amount.'),
  total_items_products: ignored('The store counts the units.'),
  notices: ignored('Only the store writes notices.'),
}

export const setCartLines = command('ecommerce', 'POST cartsBatch/{id}', {
  summary:
    'Set several lines at once, or merge a guest’s cart into the customer’s; notices name the lines that differ from the request',
  input: z.strictObject({ ...cartRequest, mode: z._default(z.enum(['merge', 'set']), 'merge') }),
  reply: cart,
})

export const syncGuestCart = command('ecommerce', 'POST cartsOffline/{id}', {
  summary: 'Merge a guest’s cart into the signed-in customer’s; for a visitor, price the cart without storing it',
  input: z.strictObject(cartRequest),
  reply: cart,
})
