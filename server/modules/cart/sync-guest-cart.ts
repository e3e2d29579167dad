import { requireCartOwner } from '#server/modules/configuration/buying-rules.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CartView } from './cart-view.ts'
import type { CartLineRequest } from './cart-line-request.ts'
import { priceGuestCart } from './price-guest-cart.ts'
import { setCartLines } from './set-cart-lines.ts'
import { viewCart } from './view-cart.ts'

/**
 * Sends a guest's cart of a branch to the store (CART-2, CART-4). For a customer it is merged into their cart; lines
 * that cannot be ordered become notices. A visitor has no cart in the store: theirs is priced, and stays in the browser
 * until they sign in.
 */
export async function syncGuestCart(
  ctx: Ctx,
  branchCode: number,
  requests: readonly CartLineRequest[],
): Promise<CartView> {
  if (ctx.actor.kind !== 'customer') return priceGuestCart(ctx, branchCode, requests)
  const owner = requireCartOwner(ctx)
  return requests.length > 0 ? setCartLines(owner, branchCode, requests, 'merge') : viewCart(owner, branchCode)
}
