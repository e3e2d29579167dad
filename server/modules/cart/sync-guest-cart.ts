import { requireCartOwner } from '#server/modules/configuration/buying-rules.ts'
import type { Ctx } from '#server/platform/context.ts'
import { setCartLines } from './set-lines.ts'
import { type ViewedCart, type WishedLine, priceGuestCart, viewCart } from './view-cart.ts'

/**
 * A guest's cart of a branch on the way to the server (CART-2, CART-4). Of whoever is signed in it becomes part of the
 * cart, as any merged one; lines that cannot be had become notices. A visitor has no cart on the server: theirs is
 * priced, and stays where it is until somebody signs in.
 */
export async function syncGuestCart(ctx: Ctx, branchCode: number, wished: readonly WishedLine[]): Promise<ViewedCart> {
  if (ctx.actor.kind !== 'customer') return priceGuestCart(ctx, branchCode, wished)
  const owner = requireCartOwner(ctx)
  return wished.length > 0 ? setCartLines(owner, branchCode, wished, 'merge') : viewCart(owner, branchCode)
}
