import { quantityMax } from '#domain/cart/cart.ts'
import { announce } from './announce.ts'
import { type Line, lineOf } from './cart.ts'
import { flushCarts, readCart, restoreLines } from './cart-store.ts'

/** Which cart moves where, by the codes of the branches. */
export interface Move {
  from: number
  to: number
  /** The name of the branch that gets the products. */
  toName: string
}

/**
 * Moves the lines of one branch's cart into another's, whose prices and stock apply then, and notifies the shopper with
 * an undo (CART-29). A unit leaves its cart only once the store has confirmed it in the other one: what that branch does
 * not have stays, and without a response both carts are as before.
 */
export async function moveCart({ from, to, toName }: Move): Promise<void> {
  const moving = readCart(from).lines
  const before = readCart(to).lines
  const known = (line: Line) => lineOf(before, line.product.codarticulo)
  const restoreTarget = () =>
    restoreLines(
      to,
      moving.map((line) => known(line) ?? { ...line, quantity: 0 }),
    )

  restoreLines(
    to,
    moving.map((line) => joined(line, known(line))),
  )
  await flushCarts()
  const after = readCart(to)
  if (after.status === 'failed') {
    restoreTarget()
    // The store may have what did not get a response, so this is sent too; that it is not saved is announced by itself.
    await flushCarts()
    return announce(({ notifyNotMoved }) => notifyNotMoved())
  }
  const left = moving.map((line) => {
    const arrived = (lineOf(after.lines, line.product.codarticulo)?.quantity ?? 0) - (known(line)?.quantity ?? 0)
    return { ...line, quantity: line.quantity - Math.max(0, arrived) }
  })
  restoreLines(
    from,
    left.filter(({ quantity }, nth) => quantity !== moving[nth]?.quantity),
  )
  const undo = () => {
    restoreTarget()
    restoreLines(from, moving)
  }
  // In the place of those about its lines that are under way.
  announce(({ notifyMoved }) => notifyMoved({ to, toName, moving, left }, undo))
}

/** A line with the units of both carts; its price is that of the new quantity, which the store computes. */
const joined = (line: Line, other: Line | undefined): Line => ({
  product: other?.product ?? line.product,
  quantity: Math.min(quantityMax, line.quantity + (other?.quantity ?? 0)),
  note: other?.note ?? line.note,
  unitPriceCentavos: undefined,
})
