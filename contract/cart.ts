import * as z from 'zod/mini'
import { linesMax, noteMax, quantityMax } from '#domain/cart/cart.ts'
import { pricesByQuantity, productCard } from './products.ts'
import { command, query } from './endpoint.ts'
import { branchCode, ignored, maybe, money, nothing, productCode, text } from './fields.ts'

/**
 * A line of a cart. `price` is the one of a piece at this quantity and at the caller's price level, null when the
 * product has none. A line without a price, or of which the branch has nothing to sell, costs nothing and a notice
 * names it.
 */
export const cartLine = z.object({
  product: z.extend(productCard, { prices: pricesByQuantity }),
  cod_articulo: z.string(),
  quantity: z.number(),
  price: z.nullable(money),
  total_amount: money,
  note: z.nullable(z.string()),
})

/**
 * A line that is not as it was wished. `quantity` is what the branch can give: what a clamped line got, 0 for the
 * others.
 */
export const cartNotice = z.object({
  cod_articulo: z.string(),
  reason: z.enum(['clamped', 'out-of-stock', 'no-price', 'cart-full']),
  quantity: z.number(),
})

/** The cart of one branch. `total_items_products` counts pieces. */
export const cart = z.object({
  codplace: z.number(),
  products: z.array(cartLine),
  total_amount: money,
  total_items_products: z.number(),
  notices: z.array(cartNotice),
})

/** A number of pieces; in a body it is a number, never a text. */
export const quantity = (min: 0 | 1) => z.number().check(z.int(), z.gte(min), z.lte(quantityMax))
/** A line's note; an empty one takes the note away. */
export const lineNote = text(0, noteMax)

/** A line as a client wishes it; what else a line of our own answers has may come along. */
const wishedLine = {
  cod_articulo: productCode,
  quantity: quantity(0),
  note: maybe(lineNote),
  product: ignored('The product is found by cod_articulo.'),
  price: ignored('The store computes every price.'),
  total_amount: ignored('The store computes every amount.'),
}
const wishedLines = z.array(z.strictObject(wishedLine)).check(z.maxLength(linesMax))

export const listCarts = query('ecommerce', 'GET carts', {
  summary: 'The customer’s carts of all branches that have lines',
  input: nothing,
  reply: z.array(cart),
})

export const getCart = query('ecommerce', 'GET carts/{id}', {
  summary: 'The customer’s cart of a branch',
  input: z.object({ id: branchCode }),
  reply: cart,
})

export const setCartLine = command('ecommerce', 'POST carts/{id}', {
  summary:
    'Sets the quantity of a product in the cart of a branch; 0 removes it, a missing note leaves the one it has, an empty one removes it',
  input: z.strictObject({ id: branchCode, ...wishedLine }),
  reply: cart,
})

export const clearCart = command('ecommerce', 'DELETE carts/{id}', {
  summary: 'Empties the cart of a branch',
  input: z.object({ id: branchCode }),
  reply: cart,
})

/** A cart as the store answers with it. */
const wishedCart = {
  id: branchCode,
  products: wishedLines,
  codplace: ignored('The path names the branch.'),
  total_amount: ignored('The store computes every amount.'),
  total_items_products: ignored('The store counts the units.'),
  notices: ignored('Notices are the store’s own.'),
}

export const setCartLines = command('ecommerce', 'POST cartsBatch/{id}', {
  summary:
    'Merges a guest’s cart into the customer’s, or sets several lines at once; what cannot be taken becomes a notice',
  input: z.strictObject({ ...wishedCart, mode: z._default(z.enum(['merge', 'set']), 'merge') }),
  reply: cart,
})

export const syncGuestCart = command('ecommerce', 'POST cartsOffline/{id}', {
  summary:
    'Stores a guest’s cart: merged into the cart of whoever is signed in. A visitor has no cart here and hears what theirs comes to',
  input: z.strictObject(wishedCart),
  reply: cart,
})
