import type { syncGuestCart } from '#contract/cart.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type BranchCart, type Line, toLine } from './cart-state.ts'

export type WireCart = ReplyOf<typeof syncGuestCart>

/** A line as the store takes it. An empty note takes the note away; a missing one would leave it. */
export const toWire = ({ product, quantity, note }: Line) => ({
  cod_articulo: product.codarticulo,
  quantity,
  note: note ?? '',
})

export function fromWire({ products }: WireCart): BranchCart {
  return { lines: products.map(toLine), status: 'ready' }
}
