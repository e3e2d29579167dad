import * as contract from '#contract/cart.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { requireCartOwner } from '#server/modules/configuration/buying-rules.ts'
import { route } from '#server/platform/route.ts'
import { clearCart } from './clear-cart.ts'
import { presentCart, toCartLineRequest } from './present.ts'
import { setCartLine } from './set-cart-line.ts'
import { setCartLines } from './set-cart-lines.ts'
import { syncGuestCart } from './sync-guest-cart.ts'
import { viewCart, viewCarts } from './view-cart.ts'

// A hundred lines, each with the card of its product, as the store's own replies have them.
const bodyBytesMax = 1_000_000

export const cartRoutes = [
  route(contract.listCarts, requireCustomer, async (ctx) =>
    (await viewCarts(ctx)).map((cart) => presentCart(ctx, cart)),
  ),
  route(contract.getCart, requireCustomer, async (ctx, { id }) => presentCart(ctx, await viewCart(ctx, id))),
  route(
    contract.setCartLine,
    requireCartOwner,
    async (ctx, { id, ...line }) => presentCart(ctx, await setCartLine(ctx, id, toCartLineRequest(line))),
    { singleWrite: true },
  ),
  route(contract.clearCart, requireCartOwner, async (ctx, { id }) => presentCart(ctx, await clearCart(ctx, id))),
  route(
    contract.setCartLines,
    requireCartOwner,
    async (ctx, { id, products, mode }) => {
      if (products.length === 0) return presentCart(ctx, await viewCart(ctx, id))
      return presentCart(ctx, await setCartLines(ctx, id, products.map(toCartLineRequest), mode))
    },
    { bodyBytesMax },
  ),
  route(
    contract.syncGuestCart,
    allowAnyone,
    async (ctx, { id, products }) => presentCart(ctx, await syncGuestCart(ctx, id, products.map(toCartLineRequest))),
    {
      bodyBytesMax,
    },
  ),
]
