import type { syncGuestCart } from '#contract/cart.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type BranchCart, type Line, toLine } from './cart.ts'

/** A cart of a response. */
export type WireCart = ReplyOf<typeof syncGuestCart>

/** A line of a request. An empty note removes the note; without one the server would leave it as it is. */
export const toWire = ({ product, quantity, note }: Line) => ({
  cod_articulo: product.codarticulo,
  quantity,
  note: note ?? '',
})

export function fromWire({ products }: WireCart): BranchCart {
  return { lines: products.map(toLine), status: 'ready' }
}
